"""The photograph of a page: perspective, curl, light, blur, noise and JPEG."""

import cv2
import numpy as np


class Camera:
    """How one photograph was taken; `place` says where a point of the page stands in it."""

    def __init__(self, page_width, page_height, rng, trouble=1.0):
        self.page = (page_width, page_height)
        margin = 0.06
        self.size = (int(page_width * (1 + 2 * margin)), int(page_height * (1 + 2 * margin)))
        self.rng = rng
        self.trouble = trouble
        x0, y0 = margin * page_width, margin * page_height
        corners = np.float32(
            [[0, 0], [page_width, 0], [page_width, page_height], [0, page_height]]
        )
        moved = corners + [x0, y0]
        side = min(page_width, page_height)
        moved += rng.uniform(-0.035, 0.035, (4, 2)) * side * trouble
        self.homography = cv2.getPerspectiveTransform(corners, moved.astype(np.float32))
        self.bend = rng.uniform(-0.008, 0.008) * page_height * trouble
        self.second_bend = rng.uniform(-0.003, 0.003) * page_height * trouble

    def curl(self, x):
        """How far the paper's curve moves a point up or down."""
        share = x / self.page[0]
        return self.bend * np.sin(np.pi * share) + self.second_bend * np.sin(2 * np.pi * share)

    def place(self, x, y):
        point = self.homography @ np.array([x, y + self.curl(x), 1.0])
        return point[0] / point[2], point[1] / point[2]

    def photograph(self, page):
        """The picture as bytes, gray."""
        rng, (width, height) = self.rng, self.size
        y, x = np.mgrid[0:height, 0:width].astype(np.float32)
        back = np.linalg.inv(self.homography)
        w = back[2, 0] * x + back[2, 1] * y + back[2, 2]
        from_x = (back[0, 0] * x + back[0, 1] * y + back[0, 2]) / w
        from_y = (back[1, 0] * x + back[1, 1] * y + back[1, 2]) / w - self.curl(from_x)
        table = rng.uniform(40, 150)
        picture = cv2.remap(
            page,
            from_x.astype(np.float32),
            from_y.astype(np.float32),
            cv2.INTER_LINEAR,
            borderMode=cv2.BORDER_CONSTANT,
            borderValue=table,
        )
        light = cv2.resize(
            rng.uniform(0.78 - 0.2 * self.trouble, 1, (3, 3)).astype(np.float32),
            (width, height),
            interpolation=cv2.INTER_CUBIC,
        )
        picture = picture * np.clip(light, 0.3, 1)
        picture = cv2.GaussianBlur(picture, (0, 0), rng.uniform(0.4, 0.6 + 0.5 * self.trouble))
        picture += rng.normal(0, rng.uniform(1, 2 + 4 * self.trouble), picture.shape)
        return np.clip(picture, 0, 255).astype(np.uint8)


def jpeg(picture, rng):
    """The picture as a JPEG file's bytes."""
    quality = int(rng.integers(55, 90))
    return cv2.imencode(".jpg", picture, [cv2.IMWRITE_JPEG_QUALITY, quality])[1].tobytes()
