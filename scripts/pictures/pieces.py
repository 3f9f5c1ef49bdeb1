"""Small solid pieces put onto a thing: rounded boxes, rods, blobs, plates."""

import math

import bpy
import numpy as np
import studio
from fields import polygon, rounded
from shell import Shell


def box(at, size, surface, parent, bevel=0.02, turn=(0, 0, 0), name="box"):
    x, y, z = (s / 2 for s in size)
    points = [(sx * x, sy * y, sz * z) for sx in (-1, 1) for sy in (-1, 1) for sz in (-1, 1)]
    faces = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]
    made = studio.add_mesh(name, points, faces, surface, False, parent)
    made.location = at
    made.rotation_euler = turn
    if bevel:
        edge = made.modifiers.new("edge", "BEVEL")
        edge.width = min(bevel, min(size) * 0.49)
        edge.segments = 3
        made.data.polygons.foreach_set("use_smooth", [True] * 6)
        weighted = made.modifiers.new("normals", "WEIGHTED_NORMAL")
        weighted.keep_sharp = False
    return made


def pair(at, size, surface, parent, bevel=0.02, turn=(0, 0, 0)):
    for side in (1, -1):
        box((at[0], at[1] * side, at[2]), size, surface, parent, bevel, (turn[0] * side, turn[1], turn[2] * side))


def rod(path, radius, surface, parent, name="rod", closed=False, flat=1.0):
    """A round bar along points."""
    data = bpy.data.curves.new(name, "CURVE")
    data.dimensions = "3D"
    data.bevel_depth = radius
    data.bevel_resolution = 3
    spline = data.splines.new("POLY")
    spline.points.add(len(path) - 1)
    for point, at in zip(spline.points, path):
        point.co = (*map(float, at), 1)
    spline.use_cyclic_u = closed
    spline.use_smooth = True
    data.use_fill_caps = True
    made = bpy.data.objects.new(name, data)
    data.materials.append(surface)
    bpy.context.scene.collection.objects.link(made)
    made.parent = parent
    return made


def bend(points, radius=0.06, steps=6):
    """A path with its corners rounded."""
    points = [np.array(p, float) for p in points]
    found = [points[0]]
    for a, b, c in zip(points, points[1:], points[2:]):
        la, lc = np.linalg.norm(a - b), np.linalg.norm(c - b)
        back = min(radius, la * 0.45, lc * 0.45)
        start, end = b + (a - b) / la * back, b + (c - b) / lc * back
        for t in np.linspace(0, 1, steps):
            found.append((1 - t) ** 2 * start + 2 * t * (1 - t) * b + t**2 * end)
    found.append(points[-1])
    return found


def blob(at, size, surface, parent, power=2.6, name="blob", turn=(0, 0, 0), count=28):
    """A superellipsoid: rounder than a box, squarer than a ball."""
    points, faces = [], []
    e = 2 / power
    sign_power = lambda v: math.copysign(abs(v) ** e, v)
    for i in range(count + 1):
        lat = -math.pi / 2 + math.pi * i / count
        for j in range(count * 2):
            lon = math.pi * j / count
            points.append((size[0] / 2 * sign_power(math.cos(lat)) * sign_power(math.cos(lon)), size[1] / 2 * sign_power(math.cos(lat)) * sign_power(math.sin(lon)), size[2] / 2 * sign_power(math.sin(lat))))
    n = count * 2
    for i in range(count):
        for j in range(n):
            faces.append((i * n + j, i * n + (j + 1) % n, (i + 1) * n + (j + 1) % n, (i + 1) * n + j))
    made = studio.add_mesh(name, points, faces, surface, True, parent)
    made.location = at
    made.rotation_euler = turn
    return made


def cylinder(a, b, radius, surface, parent, radius_end=None, count=32, name="cylinder"):
    return _capped(np.array(a, float), np.array(b, float), radius, radius if radius_end is None else radius_end, surface, parent, count, name)


def _capped(a, b, ra, rb, surface, parent, count, name):
    along = (b - a) / np.linalg.norm(b - a)
    other = np.array((0, 0, 1.0)) if abs(along[2]) < 0.9 else np.array((1.0, 0, 0))
    u = np.cross(along, other)
    u /= np.linalg.norm(u)
    v = np.cross(along, u)
    points, faces = [], []
    for end, radius in ((a, ra), (b, rb)):
        for k in range(count):
            t = 2 * math.pi * k / count
            points.append(end + radius * (u * math.cos(t) + v * math.sin(t)))
    for k in range(count):
        j = (k + 1) % count
        faces.append((k, j, count + j, count + k))
    faces += [tuple(range(count))[::-1], tuple(range(count, 2 * count))]
    made = studio.add_mesh(name, points, faces, surface, False, parent)
    for k in range(count):
        made.data.polygons[k].use_smooth = True
    return made


def sheet(outline, thick, surface, parent, axis="y", at=0.0, bevel=0.0, name="sheet"):
    """A flat piece cut from a plate: `outline` in the two other axes, `thick` along `axis`, centred on `at`."""
    n = len(outline)
    place = {"y": lambda u, v, w: (u, w, v), "x": lambda u, v, w: (w, u, v), "z": lambda u, v, w: (u, v, w)}[axis]
    points = [place(u, v, at - thick / 2) for u, v in outline] + [place(u, v, at + thick / 2) for u, v in outline]
    faces = [tuple(range(n)), tuple(range(2 * n - 1, n - 1, -1))] + [(k, k + n, (k + 1) % n + n, (k + 1) % n) for k in range(n)]
    made = studio.add_mesh(name, points, faces, surface, False, parent)
    if bevel:
        edge = made.modifiers.new("edge", "BEVEL")
        edge.width = bevel
        edge.segments = 2
        edge.limit_method = "ANGLE"
    return made


def copy_of(thing, parent):
    """The same thing once more (shared meshes), with all that hangs on it."""
    made = thing.copy()
    bpy.context.scene.collection.objects.link(made)
    made.parent = parent
    for child in thing.children:
        copy_of(child, made)
    return made


def inflate(outline, width, radius, surface, parent, at=0.0, corner=0.03, step=0.022, name="pillow", mirror=False, flat=0.5):
    """A pillow from a side outline (x, z): as wide as `width` inside, rounded within `radius` of the edge."""
    field = polygon(outline, corner)
    us, vs = np.array([p[0] for p in outline]), np.array([p[1] for p in outline])
    u = np.arange(us.min() - step, us.max() + 2 * step, step)
    v = np.arange(vs.min() - step, vs.max() + 2 * step, step)
    uu, vv = np.meshgrid(u, v, indexing="ij")
    i, j = (g.ravel() for g in np.meshgrid(np.arange(len(u) - 1), np.arange(len(v) - 1), indexing="ij"))
    q = i * len(v) + j
    net = object.__new__(Shell)
    net.points = np.stack([uu.ravel(), 0 * uu.ravel(), vv.ravel()], 1)
    net.normals = np.zeros_like(net.points) + (0, 1, 0)
    net.faces = np.concatenate([np.stack([q, q + len(v) + 1, q + len(v)], 1), np.stack([q, q + 1, q + len(v) + 1], 1)])
    net.label, net.names = np.zeros(len(net.faces), int), ["skin"]
    net.cut(field(net.points[:, 0], net.points[:, 2]))
    net.cut(field(net.points[:, 0], net.points[:, 2]) + step * 0.4)
    inside = field(net.centers()[:, 0], net.centers()[:, 2]) < 0
    faces = net.faces[inside]
    used, local = np.unique(faces, return_inverse=True)
    local = local.reshape(-1, 3)
    points = net.points[used]
    depth = np.clip(-field(points[:, 0], points[:, 2]) / radius, 0, 1)
    points[:, 1] = width / 2 * np.sqrt(np.clip(1 - (1 - depth) ** 2, 0, 1)) ** (1 / max(flat * 2, 0.1))
    other = points * (1, -1, 1)
    whole = np.concatenate([points, other]) + (0, at, 0)
    made = studio.add_mesh(name, whole, np.concatenate([local, local[:, ::-1] + len(points)]), surface, True, parent)
    if mirror:
        inflate(outline, width, radius, surface, parent, -at, corner, step, name, False, flat)
    return made


def panel(side, center, size, surface, parent, half, radius=0.06, thick=0.012):
    """A rounded plate on a flat side wall: `side` 1 left, -1 right; center and size in (x, z)."""
    (x, z), (w, h) = center, size
    ring = rounded([(x - w / 2, z - h / 2), (x + w / 2, z - h / 2), (x + w / 2, z + h / 2), (x - w / 2, z + h / 2)], radius)
    return sheet([tuple(p) for p in ring], thick, surface, parent, "y", side * (half + thick * 0.2))


def end_panel(x, center, size, surface, parent, radius=0.06, thick=0.012):
    (y, z), (w, h) = center, size
    ring = rounded([(y - w / 2, z - h / 2), (y + w / 2, z - h / 2), (y + w / 2, z + h / 2), (y - w / 2, z + h / 2)], radius)
    return sheet([tuple(p) for p in ring], thick, surface, parent, "x", x)
