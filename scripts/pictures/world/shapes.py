"""Shapes that everything is built of: boxes, prisms, lathes, tubes, cushions. Meters, z up."""
import math
import random

import bmesh
import bpy
from mathutils import Euler, Matrix, Vector

HERE = {"frame": Matrix.Identity(4)}


class frame:
    """Everything made inside stands in this place, turned about z."""

    def __init__(self, at=(0, 0, 0), turn=0.0, scale=1.0, tilt=(0, 0)):
        self.matrix = (
            Matrix.Translation(at)
            @ Euler((math.radians(tilt[0]), math.radians(tilt[1]), math.radians(turn))).to_matrix().to_4x4()
            @ Matrix.Scale(scale, 4)
        )

    def __enter__(self):
        self.before = HERE["frame"]
        HERE["frame"] = self.before @ self.matrix

    def __exit__(self, *_):
        HERE["frame"] = self.before


def add(mesh, mat, at=(0, 0, 0), rot=(0, 0, 0), smooth=False):
    thing = bpy.data.objects.new(mesh.name, mesh)
    bpy.context.scene.collection.objects.link(thing)
    turned = Euler([math.radians(angle) for angle in rot]).to_matrix().to_4x4()
    thing.matrix_world = HERE["frame"] @ Matrix.Translation(at) @ turned
    if mat is not None and not mesh.materials:
        mesh.materials.append(mat)
    if smooth:
        for face in mesh.polygons:
            face.use_smooth = True
    return thing


def sheet(verts, faces, mat, name="sheet", smooth=False, at=(0, 0, 0), rot=(0, 0, 0)):
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata([tuple(v) for v in verts], [], faces)
    mesh.update()
    return add(mesh, mat, at, rot, smooth)


def rounded(thing, width, segments=2):
    if width > 0:
        bevel = thing.modifiers.new("bevel", "BEVEL")
        bevel.width = width
        bevel.segments = segments
        bevel.limit_method = "ANGLE"
        bevel.harden_normals = False
    return thing


def box(at, size, mat, bevel=0.006, rot=(0, 0, 0), segments=2):
    """A box whose middle stands at `at`."""
    x, y, z = (length / 2 for length in size)
    verts = [(-x, -y, -z), (x, -y, -z), (x, y, -z), (-x, y, -z), (-x, -y, z), (x, -y, z), (x, y, z), (-x, y, z)]
    faces = [(0, 3, 2, 1), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)]
    limit = min(size) * 0.45
    return rounded(sheet(verts, faces, mat, "box", at=at, rot=rot), min(bevel, limit), segments)


def slab(low, high, mat, bevel=0.006):
    """A box from corner to corner."""
    at = [(a + b) / 2 for a, b in zip(low, high)]
    return box(at, [abs(b - a) for a, b in zip(low, high)], mat, bevel)


def prism(outline, depth, mat, at=(0, 0, 0), rot=(0, 0, 0), bevel=0.0, smooth=False):
    """An outline in x and z, pushed `depth` along y, middle at `at`."""
    n = len(outline)
    verts = [(x, -depth / 2, z) for x, z in outline] + [(x, depth / 2, z) for x, z in outline]
    faces = [tuple(range(n)), tuple(range(2 * n - 1, n - 1, -1))]
    faces += [((i + 1) % n, i, n + i, n + (i + 1) % n) for i in range(n)]
    thing = sheet(verts, faces, mat, "prism", at=at, rot=rot)
    fix(thing.data)
    if smooth:
        smooth_by_angle(thing)
    return rounded(thing, bevel)


def fix(mesh):
    form = bmesh.new()
    form.from_mesh(mesh)
    bmesh.ops.recalc_face_normals(form, faces=form.faces)
    form.to_mesh(mesh)
    form.free()


def smooth_by_angle(thing, angle=35):
    for face in thing.data.polygons:
        face.use_smooth = True
    thing.data.set_sharp_from_angle(angle=math.radians(angle))
    return thing


def lathe(profile, mat, at=(0, 0, 0), rot=(0, 0, 0), sides=40, angle=40):
    """Radius and height pairs, turned about z."""
    verts, faces = [], []
    for radius, z in profile:
        for k in range(sides):
            a = 2 * math.pi * k / sides
            verts.append((radius * math.cos(a), radius * math.sin(a), z))
    for i in range(len(profile) - 1):
        for k in range(sides):
            j = (k + 1) % sides
            faces.append((i * sides + k, i * sides + j, (i + 1) * sides + j, (i + 1) * sides + k))
    if profile[0][0] > 0.0001:
        faces.append(tuple(range(sides))[::-1])
    if profile[-1][0] > 0.0001:
        top = (len(profile) - 1) * sides
        faces.append(tuple(range(top, top + sides)))
    thing = sheet(verts, faces, mat, "lathe", at=at, rot=rot)
    merge(thing.data)
    return smooth_by_angle(thing, angle)


def merge(mesh, distance=0.00005):
    form = bmesh.new()
    form.from_mesh(mesh)
    bmesh.ops.remove_doubles(form, verts=form.verts, dist=distance)
    bmesh.ops.recalc_face_normals(form, faces=form.faces)
    form.to_mesh(mesh)
    form.free()


def cyl(at, radius, height, mat, rot=(0, 0, 0), bevel=0.004, sides=40, top=None):
    """A cylinder whose middle stands at `at`; `top` makes it a cone."""
    h, t = height / 2, radius if top is None else top
    b = min(bevel, radius * 0.4, h * 0.8)
    profile = [(0, -h), (radius - b, -h), (radius, -h + b), (t, h - b), (max(t - b, 0), h), (0, h)]
    return lathe(profile, mat, at, rot, sides)


def ball(at, radius, mat, squash=(1, 1, 1), rings=16, rot=(0, 0, 0)):
    profile = [
        (radius * math.sin(math.pi * k / rings), -radius * math.cos(math.pi * k / rings)) for k in range(rings + 1)
    ]
    thing = lathe(profile, mat, at, rot, rings * 2, 180)
    thing.matrix_world = thing.matrix_world @ Matrix.Diagonal((*squash, 1))
    return thing


def torus(at, radius, tube_radius, mat, rot=(0, 0, 0), sides=56, around=12, squash=1.0):
    verts, faces = [], []
    for i in range(sides):
        a = 2 * math.pi * i / sides
        for k in range(around):
            b = 2 * math.pi * k / around
            r = radius + tube_radius * math.cos(b)
            verts.append((r * math.cos(a), r * math.sin(a), tube_radius * squash * math.sin(b)))
    for i in range(sides):
        for k in range(around):
            i2, k2 = (i + 1) % sides, (k + 1) % around
            faces.append((i * around + k, i2 * around + k, i2 * around + k2, i * around + k2))
    return sheet(verts, faces, mat, "torus", True, at, rot)


def tube(points, radius, mat, cyclic=False, smooth=True, caps=True, taper=None):
    """A round bar through points; smooth runs a soft line through them."""
    curve = bpy.data.curves.new("tube", "CURVE")
    curve.dimensions = "3D"
    curve.bevel_depth = radius
    curve.bevel_resolution = 3
    curve.use_fill_caps = caps
    kind = "BEZIER" if smooth and len(points) > 2 else "POLY"
    line = curve.splines.new(kind)
    if kind == "BEZIER":
        line.bezier_points.add(len(points) - 1)
        for knot, point in zip(line.bezier_points, points):
            knot.co = point
            knot.handle_left_type = knot.handle_right_type = "AUTO"
        if taper:
            for knot, share in zip(line.bezier_points, taper):
                knot.radius = share
    else:
        line.points.add(len(points) - 1)
        for at, (knot, point) in enumerate(zip(line.points, points)):
            knot.co = (*point, 1)
            if taper:
                knot.radius = taper[at]
    line.use_cyclic_u = cyclic
    curve.materials.append(mat)
    thing = bpy.data.objects.new("tube", curve)
    bpy.context.scene.collection.objects.link(thing)
    thing.matrix_world = HERE["frame"].copy()
    return thing


def bar(a, b, radius, mat):
    return tube([a, b], radius, mat, smooth=False)


def plank(a, b, width, thick, mat, bevel=0.003, up=(0, 0, 1)):
    """A board from point to point."""
    a, b = Vector(a), Vector(b)
    along = (b - a).normalized()
    side = Vector(up).cross(along)
    if side.length < 0.001:
        side = Vector((1, 0, 0))
    side.normalize()
    over = along.cross(side)
    turn = Matrix((along, side, over)).transposed().to_4x4()
    thing = box((0, 0, 0), ((b - a).length, width, thick), mat, bevel)
    thing.matrix_world = HERE["frame"] @ Matrix.Translation((a + b) / 2) @ turn
    return thing


def cushion(at, size, mat, rot=(0, 0, 0), soft=0.35, wrinkle=0.006, seed=0):
    """A box filled with down."""
    thing = box((0, 0, 0), size, mat, 0)
    thing.matrix_world = (
        HERE["frame"] @ Matrix.Translation(at) @ Euler([math.radians(r) for r in rot]).to_matrix().to_4x4()
    )
    form = bmesh.new()
    form.from_mesh(thing.data)
    bmesh.ops.subdivide_edges(form, edges=form.edges, cuts=10, use_grid_fill=True)
    dice = random.Random(seed)
    shift = (dice.random() * 9, dice.random() * 9, dice.random() * 9)
    half = [length / 2 for length in size]
    from mathutils import noise

    for vert in form.verts:
        x, y, z = (vert.co[k] / half[k] for k in range(3))
        thin = min(range(3), key=lambda k: size[k])
        across = [vert.co[k] / half[k] for k in range(3) if k != thin]
        bulge = (1 - across[0] ** 4) * (1 - across[1] ** 4)
        keep = 1 - soft + soft * bulge
        vert.co[thin] *= keep
        pull = 1 - 0.05 * soft * (abs(across[0]) ** 2 + abs(across[1]) ** 2)
        for k in range(3):
            if k != thin:
                vert.co[k] *= pull
        vert.co += noise.noise_vector(Vector(vert.co) * 9 + Vector(shift)) * wrinkle
    form.to_mesh(thing.data)
    form.free()
    smoother = thing.modifiers.new("smooth", "SUBSURF")
    smoother.levels = smoother.render_levels = 1
    for face in thing.data.polygons:
        face.use_smooth = True
    return thing


def loft(rings, mat, closed=True, caps=True, subsurf=0, smooth=True):
    """Rings of as many points each, joined."""
    n = len(rings[0])
    verts = [p for ring in rings for p in ring]
    faces = []
    for i in range(len(rings) - 1):
        for k in range(n if closed else n - 1):
            j = (k + 1) % n
            faces.append((i * n + k, i * n + j, (i + 1) * n + j, (i + 1) * n + k))
    if caps and closed:
        faces.append(tuple(range(n))[::-1])
        last = (len(rings) - 1) * n
        faces.append(tuple(range(last, last + n)))
    thing = sheet(verts, faces, mat, "loft", smooth)
    fix(thing.data)
    if smooth:
        smooth_by_angle(thing, 50)
    if subsurf:
        modifier = thing.modifiers.new("sub", "SUBSURF")
        modifier.levels = modifier.render_levels = subsurf
    return thing


def copy(thing, at, turn=0.0, scale=1.0):
    """The same mesh again, for what was built at the origin: costs no memory."""
    again = bpy.data.objects.new(thing.name, thing.data)
    bpy.context.scene.collection.objects.link(again)
    for modifier in thing.modifiers:
        if modifier.type in ("BEVEL", "SUBSURF"):
            new = again.modifiers.new(modifier.name, modifier.type)
            if modifier.type == "BEVEL":
                new.width, new.segments, new.limit_method = modifier.width, modifier.segments, modifier.limit_method
            else:
                new.levels = new.render_levels = modifier.render_levels
    scaled = scale if isinstance(scale, tuple) else (scale, scale, scale)
    again.matrix_world = (
        HERE["frame"]
        @ Matrix.Translation(at)
        @ Euler((0, 0, math.radians(turn))).to_matrix().to_4x4()
        @ Matrix.Diagonal((*scaled, 1))
        @ thing.matrix_world
    )
    return again


def grid(width, depth, nx, ny, height_at, mat, at=(0, 0, 0), smooth=True):
    """A field whose height is a function of x and y."""
    verts = []
    for j in range(ny + 1):
        for i in range(nx + 1):
            x, y = at[0] + width * (i / nx - 0.5), at[1] + depth * (j / ny - 0.5)
            verts.append((x, y, at[2] + height_at(x, y)))
    row = nx + 1
    faces = [
        (j * row + i, j * row + i + 1, (j + 1) * row + i + 1, (j + 1) * row + i) for j in range(ny) for i in range(nx)
    ]
    return sheet(verts, faces, mat, "grid", smooth)
