"""The studio: one camera, one sun, one sky, so that everything rendered here can stand in the same picture.

The camera stands at the origin, 1.35 m up, level, looking along +Y with 50 mm on a 36 mm sensor. Things are brought to it:
a vehicle stands at (0, distance, 0) and is turned; a place (plate) is built around the same ground. Distances: `DISTANCE`.
The sun stands behind the camera on the right; shadows fall away to the left.
"""

import math
import warnings

import bpy
import numpy as np
from mathutils import Vector

warnings.filterwarnings("ignore", category=DeprecationWarning)

CAMERA_HEIGHT = 1.35
LENS = 50.0
SENSOR = 36.0
SHIFT_Y = -0.06  # lowers the frame: the horizon stands at 42 % from the top of a 4:3 picture
ASPECT = 4 / 3
SUN_DIRECTION = Vector((0.45, -0.72, 0.92)).normalized()  # from the ground toward the sun
SUN_STRENGTH = 2.6
SUN_ANGLE = math.radians(7)
DISTANCE = {  # by size group: for turned and end views, and for side views
    "close": 5.9,
    "closeSide": 6.3,
    "near": 8.6,
    "nearSide": 10.0,
    "far": 14.5,
    "farSide": 17.5,
}
PAINT_GREY = 0.5  # the paint while rendering; the tint layer is divided by it


def start_scene(width=1024, samples=20, transparent=True):
    """An empty scene with camera, sun and sky. `transparent`: nothing behind the thing (parts), else the sky is seen (plates)."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.cycles.samples = samples
    scene.cycles.use_adaptive_sampling = True
    scene.cycles.adaptive_threshold = 0.04
    scene.cycles.adaptive_min_samples = 6
    scene.cycles.use_denoising = True
    scene.cycles.denoiser = "OPENIMAGEDENOISE"
    scene.cycles.denoising_prefilter = "FAST"
    scene.cycles.max_bounces = 6
    scene.cycles.transparent_max_bounces = 6
    scene.cycles.diffuse_bounces = 1
    scene.cycles.glossy_bounces = 2
    scene.cycles.transmission_bounces = 2
    scene.cycles.caustics_reflective = False
    scene.cycles.caustics_refractive = False
    scene.cycles.sample_clamp_indirect = 4
    scene.render.film_transparent = transparent
    scene.render.resolution_x = width
    scene.render.resolution_y = round(width / ASPECT)
    scene.view_settings.view_transform = "Standard"
    scene.view_settings.look = "None"
    _add_camera(scene)
    _add_sun(scene)
    _add_sky(scene)
    return scene


def _add_camera(scene):
    data = bpy.data.cameras.new("camera")
    data.lens = LENS
    data.sensor_width = SENSOR
    data.shift_y = SHIFT_Y
    camera = bpy.data.objects.new("camera", data)
    camera.location = (0, 0, CAMERA_HEIGHT)
    camera.rotation_euler = (math.pi / 2, 0, 0)
    scene.collection.objects.link(camera)
    scene.camera = camera


def _add_sun(scene):
    data = bpy.data.lights.new("sun", "SUN")
    data.energy = SUN_STRENGTH
    data.angle = SUN_ANGLE
    data.color = (1.0, 0.95, 0.88)
    sun = bpy.data.objects.new("sun", data)
    sun.rotation_euler = SUN_DIRECTION.to_track_quat("Z", "Y").to_euler()
    scene.collection.objects.link(sun)


def _add_sky(scene):
    """A gradient sky with a bright haze, a dark line of trees at the horizon (what a shiny side reflects) and grey ground."""
    world = bpy.data.worlds.new("sky")
    scene.world = world
    world.use_nodes = True
    tree = world.node_tree
    node = lambda kind: tree.nodes.new(kind)
    place = node("ShaderNodeTexCoord")
    split = node("ShaderNodeSeparateXYZ")
    noise = node("ShaderNodeTexNoise")
    noise.inputs["Scale"].default_value = 5
    noise.inputs["Detail"].default_value = 2
    wobble = node("ShaderNodeMath")
    wobble.operation = "MULTIPLY_ADD"
    wobble.inputs[1].default_value = 0.10
    centre = node("ShaderNodeMath")
    centre.operation = "SUBTRACT"
    centre.inputs[1].default_value = 0.05
    scale = node("ShaderNodeMapRange")
    scale.inputs["From Min"].default_value = -1
    scale.inputs["From Max"].default_value = 1
    ramp = node("ShaderNodeValToRGB")
    stops = [  # height of the direction (-1..1), colour
        (-1.0, (0.16, 0.16, 0.16)),
        (-0.03, (0.20, 0.20, 0.195)),
        (-0.005, (0.07, 0.075, 0.065)),
        (0.09, (0.08, 0.09, 0.075)),
        (0.115, (1.75, 1.78, 1.80)),
        (0.30, (1.45, 1.52, 1.62)),
        (0.52, (0.55, 0.70, 0.95)),
        (1.0, (0.22, 0.38, 0.72)),
    ]
    while len(ramp.color_ramp.elements) < len(stops):
        ramp.color_ramp.elements.new(0.5)
    for element, (height, colour) in zip(ramp.color_ramp.elements, stops):
        element.position = (height + 1) / 2
        element.color = (*colour, 1)
    link = tree.links.new
    link(place.outputs["Generated"], split.inputs[0])
    link(place.outputs["Generated"], noise.inputs["Vector"])
    link(noise.outputs[0], wobble.inputs[0])
    link(split.outputs["Z"], wobble.inputs[2])
    link(wobble.outputs[0], centre.inputs[0])
    link(centre.outputs[0], scale.inputs["Value"])
    link(scale.outputs[0], ramp.inputs[0])
    link(ramp.outputs[0], tree.nodes["Background"].inputs[0])
    tree.nodes["Background"].inputs[1].default_value = 0.58


def material(name, color=(0.5, 0.5, 0.5), metallic=0.0, rough=0.5, coat=0.0, emission=0.0, emission_color=None, specular=0.5):
    """A plain material, made once by name."""
    if name in bpy.data.materials:
        return bpy.data.materials[name]
    made = bpy.data.materials.new(name)
    made.use_nodes = True
    surface = made.node_tree.nodes["Principled BSDF"]
    surface.inputs["Base Color"].default_value = (*color, 1)
    surface.inputs["Metallic"].default_value = metallic
    surface.inputs["Roughness"].default_value = rough
    surface.inputs["Coat Weight"].default_value = coat
    surface.inputs["Coat Roughness"].default_value = 0.03
    surface.inputs["Specular IOR Level"].default_value = specular
    if emission:
        surface.inputs["Emission Color"].default_value = (*(emission_color or color), 1)
        surface.inputs["Emission Strength"].default_value = emission
    return made


def paint_material(name="paint", rough=0.42, coat=1.0):
    """The part of a thing that takes the listing's colour: grey here, told apart by the `paint` layer."""
    if name in bpy.data.materials:
        return bpy.data.materials[name]
    made = material(name, (PAINT_GREY,) * 3, 0, rough, coat, specular=0.06)
    made.node_tree.nodes["Principled BSDF"].inputs["Coat IOR"].default_value = 1.75
    made.node_tree.nodes["Principled BSDF"].inputs["Coat Roughness"].default_value = 0.02
    mark = made.node_tree.nodes.new("ShaderNodeOutputAOV")
    mark.aov_name = "paint"
    mark.inputs["Value"].default_value = 1
    return made


def glass_material(name="glass", clear=(0.30, 0.34, 0.34), rough=0.0):
    """Thin glass: what is behind it dimmed by `clear`, the sky mirrored on it. No refraction, so alpha holds."""
    if name in bpy.data.materials:
        return bpy.data.materials[name]
    made = bpy.data.materials.new(name)
    made.use_nodes = True
    tree = made.node_tree
    tree.nodes.clear()
    out = tree.nodes.new("ShaderNodeOutputMaterial")
    through = tree.nodes.new("ShaderNodeBsdfTransparent")
    through.inputs[0].default_value = (*clear, 1)
    gloss = tree.nodes.new("ShaderNodeBsdfGlossy")
    gloss.inputs["Roughness"].default_value = rough
    gloss.inputs["Color"].default_value = (0.9, 0.95, 1.0, 1)
    fresnel = tree.nodes.new("ShaderNodeFresnel")
    fresnel.inputs[0].default_value = 1.55
    mix = tree.nodes.new("ShaderNodeMixShader")
    tree.links.new(fresnel.outputs[0], mix.inputs[0])
    tree.links.new(through.outputs[0], mix.inputs[1])
    tree.links.new(gloss.outputs[0], mix.inputs[2])
    tree.links.new(mix.outputs[0], out.inputs[0])
    return made


def add_mesh(name, vertices, faces, surface, smooth=True, parent=None, normals=None):
    """A mesh object of one material, or of several when `surface` is a list and `faces` come with indices in `slots`."""
    mesh = bpy.data.meshes.new(name)
    sizes = np.fromiter(map(len, faces), np.int32, len(faces))
    corners = np.asarray(faces, np.int32).ravel() if len(set(sizes)) == 1 else np.concatenate([np.asarray(f, np.int32) for f in faces])
    mesh.vertices.add(len(vertices))
    mesh.vertices.foreach_set("co", np.asarray(vertices, np.float32).ravel())
    mesh.loops.add(len(corners))
    mesh.loops.foreach_set("vertex_index", corners)
    mesh.polygons.add(len(sizes))
    mesh.polygons.foreach_set("loop_start", np.concatenate([[0], np.cumsum(sizes)[:-1]]).astype(np.int32))
    mesh.polygons.foreach_set("use_smooth", np.full(len(sizes), smooth))
    mesh.update(calc_edges=True)
    made = bpy.data.objects.new(name, mesh)
    mesh.materials.append(surface)
    if normals is not None:
        mesh.normals_split_custom_set_from_vertices(np.asarray(normals, np.float32))
    bpy.context.scene.collection.objects.link(made)
    if parent:
        made.parent = parent
    return made


def add_turntable():
    """The empty that a thing is built on (x forward, y left, z up, origin on the ground between the axles)."""
    table = bpy.data.objects.new("turntable", None)
    bpy.context.scene.collection.objects.link(table)
    return table


VIEWS = {  # nose direction in degrees, counter-clockwise from +X
    "front34": 180 + 52,
    "rear34": 52,
    "left": 180,
    "right": 0,
    "front": 270,
    "rear": 90,
}


def turn_to(table, view, group="near"):
    table.rotation_euler = (0, 0, math.radians(VIEWS[view]))
    table.location = (0, DISTANCE[f"{group}Side" if view in ("left", "right") else group], 0)
    bpy.context.view_layer.update()


def to_picture(point):
    """Where a world point falls in the 4:3 picture: x and y as 0..1 from the top left."""
    x, y, z = point
    half = SENSOR / 2 / LENS
    across = x / y / (2 * half)
    up = (z - CAMERA_HEIGHT) / y / (2 * half)
    return (round(0.5 + across, 4), round(0.5 - (up - SHIFT_Y) * ASPECT, 4))


def add_ground(color=(0.15, 0.15, 0.15), seen=False):
    """Ground for reflections and bounced light; `seen` also by the camera."""
    size = 60
    ground = add_mesh(
        "ground",
        [(-size, -size, 0), (size, -size, 0), (size, size, 0), (-size, size, 0)],
        [(0, 1, 2, 3)],
        material(f"ground{seen}", color, rough=0.9),
    )
    ground.visible_camera = seen
    return ground
