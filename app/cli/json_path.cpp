#include "app/cli/json_path.h"

namespace diptych::cli {

const Json& valueAt(const Json& json, std::initializer_list<std::string_view> path)
{
    static const Json nothing;
    const Json* value = &json;
    for (const std::string_view key : path) {
        if (!value->is_object()) {
            return nothing;
        }
        const auto found = value->find(key);
        if (found == value->end()) {
            return nothing;
        }
        value = &*found;
    }
    return *value;
}

const Json& listAt(const Json& json, std::initializer_list<std::string_view> path)
{
    static const Json empty = Json::array();
    const Json& value = valueAt(json, path);
    return value.is_array() ? value : empty;
}

}  // namespace diptych::cli
