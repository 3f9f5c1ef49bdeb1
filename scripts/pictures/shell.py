"""A skin of triangles over a field, cut along lines, its regions recessed and given materials."""

import numpy as np
import studio


def axis(start, end, coarse, fine=None, zone=0.5):
    """Places along an axis, closer together near both ends."""
    fine = fine or coarse
    at = [start]
    while at[-1] < end:
        near = min(at[-1] - start, end - at[-1])
        at.append(at[-1] + (fine if near < zone else coarse))
    at = np.array(at)
    return start + (at - start) * (end - start) / (at[-1] - start)


class Shell:
    """Half a skin (y >= 0), mirrored when it is built."""

    def __init__(self, field, low, high, core_low, core_high, steps=(0.045, 0.028, 0.035, 0.03), bottom=True):
        self.field = field
        self.points, self.faces = _boxed(low, high, steps, bottom)
        core = np.clip(self.points, core_low, core_high)
        self.points = _reach(field, core, self.points)
        self.normals = gradient(field, self.points)
        self.label = np.zeros(len(self.faces), int)
        self.names = ["skin"]

    def centers(self):
        return self.points[self.faces].mean(1)

    def face_normals(self):
        found = self.normals[self.faces].mean(1)
        return found / np.maximum(np.linalg.norm(found, axis=1), 1e-9)[:, None]

    def cut(self, values):
        """Splits the triangles where `values` (one per point) change sign."""
        f = np.where(np.abs(values) < 1e-5, 1e-5, values)
        tri = self.faces
        sign = f[tri] > 0
        mixed = (sign.any(1)) & (~sign.all(1))
        if not mixed.any():
            return
        work, kept_sign = tri[mixed], sign[mixed]
        # turn each triangle so that its first corner is the one alone on its side
        alone = np.where(kept_sign.sum(1) == 1, kept_sign.argmax(1), (~kept_sign).argmax(1))
        rows = np.arange(len(work))
        a, b, c = (work[rows, (alone + k) % 3] for k in range(3))
        edges = np.concatenate([np.sort(np.stack([a, b], 1), 1), np.sort(np.stack([a, c], 1), 1)])
        unique, back = np.unique(edges, axis=0, return_inverse=True)
        back = back.ravel()
        i, j = unique[:, 0], unique[:, 1]
        t = (f[i] / (f[i] - f[j]))[:, None]
        fresh = len(self.points)
        self.points = np.concatenate([self.points, self.points[i] * (1 - t) + self.points[j] * t])
        middle = self.normals[i] * (1 - t) + self.normals[j] * t
        middle /= np.maximum(np.linalg.norm(middle, axis=1), 1e-9)[:, None]
        self.normals = np.concatenate([self.normals, middle])
        ab, ac = fresh + back[: len(work)], fresh + back[len(work) :]
        made = np.concatenate([np.stack([a, ab, ac], 1), np.stack([ab, b, c], 1), np.stack([ab, c, ac], 1)])
        marks = np.tile(self.label[mixed], 3)
        self.faces = np.concatenate([tri[~mixed], made])
        self.label = np.concatenate([self.label[~mixed], marks])

    def mark(self, name, region, where=None, over=None):
        """Cuts along `region(points) = 0` and names the faces inside it. `where(centers, normals)` narrows it; `over` names it may replace."""
        self.cut(region(self.points))
        centers = self.centers()
        chosen = region(centers) < 0
        if where is not None:
            chosen &= where(centers, self.face_normals())
        if over is not None:
            chosen &= np.isin(self.label, [self.names.index(n) for n in over if n in self.names])
        if name not in self.names:
            self.names.append(name)
        self.label[chosen] = self.names.index(name)

    def groove(self, region, width=0.008, where=None, over=("skin",), name="gap"):
        """A panel gap along the edge of a region."""
        self.cut(region(self.points) - width / 2)
        self.cut(region(self.points) + width / 2)
        centers = self.centers()
        chosen = np.abs(region(centers)) < width / 2
        if where is not None:
            chosen &= where(centers, self.face_normals())
        chosen &= np.isin(self.label, [self.names.index(n) for n in over if n in self.names])
        if name not in self.names:
            self.names.append(name)
        self.label[chosen] = self.names.index(name)

    def drop(self, region, where=None):
        """Takes away what lies inside `region`."""
        self.cut(region(self.points))
        centers = self.centers()
        gone = region(centers) < 0
        if where is not None:
            gone &= where(centers, self.face_normals())
        self.faces, self.label = self.faces[~gone], self.label[~gone]

    def build(self, name, looks, parent, mirror=True):
        """Makes objects. `looks[label] = (material, depth, wall material or None)`; depth pushes inward; material None leaves a hole."""
        made = []
        for index, label in enumerate(self.names):
            faces = self.faces[self.label == index]
            if not len(faces) or label not in looks:
                continue
            surface, depth, wall = looks[label]
            used, local = np.unique(faces, return_inverse=True)
            local = local.reshape(-1, 3)
            top, normal = self.points[used], self.normals[used]
            sunk = top - normal * depth
            if surface is not None:
                made.append(_object(f"{name}.{label}", sunk, local, normal, surface, parent, mirror))
            if wall is not None and abs(depth) > 1e-6:
                made.append(_walls(f"{name}.{label}.wall", top, sunk, local, wall, parent, mirror))
        return [m for m in made if m]

    def surface_points(self, label):
        return self.points[np.unique(self.faces[self.label == self.names.index(label)])]


def _object(name, points, faces, normals, surface, parent, mirror):
    if mirror:
        count = len(points)
        points = np.concatenate([points, points * (1, -1, 1)])
        normals = np.concatenate([normals, normals * (1, -1, 1)])
        faces = np.concatenate([faces, faces[:, ::-1] + count])
    return studio.add_mesh(name, points, faces, surface, True, parent, normals)


def _walls(name, top, sunk, faces, surface, parent, mirror):
    pairs = np.concatenate([faces[:, [0, 1]], faces[:, [1, 2]], faces[:, [2, 0]]])
    key = np.sort(pairs, 1)
    _, back, count = np.unique(key, axis=0, return_inverse=True, return_counts=True)
    border = pairs[count[back.ravel()] == 1]
    border = border[~((np.abs(top[border[:, 0], 1]) < 1e-4) & (np.abs(top[border[:, 1], 1]) < 1e-4))]
    if not len(border):
        return None
    points = np.concatenate([top[border[:, 0]], top[border[:, 1]], sunk[border[:, 1]], sunk[border[:, 0]]])
    n = len(border)
    at = np.arange(n)
    quads = np.stack([at, at + n, at + 2 * n, at + 3 * n], 1)
    if mirror:
        count = len(points)
        points = np.concatenate([points, points * (1, -1, 1)])
        quads = np.concatenate([quads, quads[:, ::-1] + count])
    return studio.add_mesh(name, points, quads, surface, False, parent)


def gradient(field, points, h=0.004):
    found = np.empty_like(points)
    for k in range(3):
        shift = np.zeros(3)
        shift[k] = h
        found[:, k] = field(points + shift) - field(points - shift)
    found[np.abs(points[:, 1]) < 1e-6, 1] = 0
    return found / np.maximum(np.linalg.norm(found, axis=1), 1e-9)[:, None]


def _boxed(low, high, steps, bottom):
    """The five or six sides of half a box as one net."""
    coarse_x, fine_x, step_y, step_z = steps
    xs = axis(low[0], high[0], coarse_x, fine_x)
    ys = axis(0, high[1], step_y)
    zs = axis(low[2], high[2], step_z)
    points, faces = [], []

    def sheet(u, v, place, flip):
        start = sum(len(p) for p in points)
        uu, vv = np.meshgrid(u, v, indexing="ij")
        points.append(place(uu.ravel(), vv.ravel()))
        i, j = np.meshgrid(np.arange(len(u) - 1), np.arange(len(v) - 1), indexing="ij")
        q = start + (i * len(v) + j).ravel()
        a, b, c, d = q, q + len(v), q + len(v) + 1, q + 1
        if flip:
            b, d = d, b
        faces.append(np.stack([a, b, c], 1))
        faces.append(np.stack([a, c, d], 1))

    full = np.full_like
    sheet(xs, zs, lambda u, v: np.stack([u, full(u, high[1]), v], 1), True)
    sheet(xs, ys, lambda u, v: np.stack([u, v, full(u, high[2])], 1), False)
    if bottom:
        sheet(xs, ys, lambda u, v: np.stack([u, v, full(u, low[2])], 1), True)
    sheet(ys, zs, lambda u, v: np.stack([full(u, high[0]), u, v], 1), False)
    sheet(ys, zs, lambda u, v: np.stack([full(u, low[0]), u, v], 1), True)
    points, faces = np.concatenate(points), np.concatenate(faces)
    _, first, back = np.unique(np.round(points, 5), axis=0, return_index=True, return_inverse=True)
    return points[first], back.ravel()[faces]


def _reach(field, inner, outer):
    """Where the way from `inner` (inside) to `outer` (outside) crosses the field."""
    low, high = np.zeros(len(inner)), np.ones(len(inner))
    for _ in range(22):
        middle = (low + high) / 2
        inside = field(inner + (outer - inner) * middle[:, None]) < 0
        low, high = np.where(inside, middle, low), np.where(inside, high, middle)
    return inner + (outer - inner) * low[:, None]
