"""The studio: one camera, one sun, one sky, so that everything rendered here can stand in the same picture.

The camera stands at the origin, 1.35 m up, level, looking along +Y with 50 mm on a 36 mm sensor. Things are brought to it:
a vehicle stands at (0, distance, 0) and is turned; a place (plate) is built around the same ground. Distances: `DISTANCE`.
The sun stands behind the camera on the right; shadows fall away to the left.
"""

import math
import os
import tempfile
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
DISTANCE = {"near": 8.6, "side": 10.0, "far": 14.5, "farSide": 17.5}
PAINT_GREY = 0.5  # the paint while rendering; the tint layer is divided by it


def start_scene(width=1024, samples=20, transparent=True):
    """An empty scene with camera, sun and sky. `transparent`: nothing behind the thing (parts), else the sky is seen (plates)."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.cycles.samples = samples
    scene.cycles.use_adaptive_sampling = False
    scene.cycles.use_denoising = True
    scene.cycles.denoiser = "OPENIMAGEDENOISE"
    scene.cycles.max_bounces = 8
    scene.cycles.transparent_max_bounces = 12
    scene.cycles.diffuse_bounces = 2
    scene.cycles.glossy_bounces = 3
    scene.cycles.transmission_bounces = 6
    scene.cycles.caustics_reflective = False
    scene.cycles.caustics_refractive = False
    scene.cycles.sample_clamp_indirect = 4
    scene.render.threads_mode = "FIXED"
    scene.render.threads = 2
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
        (-1.0, (0.20, 0.20, 0.20)),
        (-0.03, (0.30, 0.30, 0.295)),
        (-0.005, (0.10, 0.105, 0.09)),
        (0.10, (0.11, 0.125, 0.10)),
        (0.125, (0.95, 0.98, 1.02)),
        (0.35, (0.80, 0.90, 1.05)),
        (0.62, (0.46, 0.62, 0.90)),
        (1.0, (0.26, 0.42, 0.74)),
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
    tree.nodes["Background"].inputs[1].default_value = 0.62


# ---------------------------------------------------------------------------------------------------------------- materials


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


def paint_material(name="paint", rough=0.34, coat=1.0):
    """The part of a thing that takes the listing's colour: grey here, told apart by the `paint` layer."""
    if name in bpy.data.materials:
        return bpy.data.materials[name]
    made = material(name, (PAINT_GREY,) * 3, 0, rough, coat, specular=0.6)
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
    mesh.from_pydata([tuple(map(float, v)) for v in vertices], [], [tuple(map(int, f)) for f in faces])
    mesh.validate()
    if smooth:
        mesh.polygons.foreach_set("use_smooth", [True] * len(mesh.polygons))
    made = bpy.data.objects.new(name, mesh)
    mesh.materials.append(surface)
    if normals is not None:
        mesh.normals_split_custom_set_from_vertices([tuple(map(float, n)) for n in normals])
    bpy.context.scene.collection.objects.link(made)
    if parent:
        made.parent = parent
    return made


def add_turntable():
    """The empty that a thing is built on (x forward, y left, z up, origin on the ground between the axles)."""
    table = bpy.data.objects.new("turntable", None)
    bpy.context.scene.collection.objects.link(table)
    return table


VIEWS = {  # nose direction in degrees, counter-clockwise from +X; which distance
    "front34": (180 + 52, "near"),
    "rear34": (52, "near"),
    "left": (180, "side"),
    "right": (0, "side"),
    "front": (270, "near"),
    "rear": (90, "near"),
}


def turn_to(table, view, far=False):
    angle, kind = VIEWS[view]
    if far:
        kind = {"near": "far", "side": "farSide"}[kind]
    table.rotation_euler = (0, 0, math.radians(angle))
    table.location = (0, DISTANCE[kind], 0)
    bpy.context.view_layer.update()


def to_picture(point):
    """Where a world point falls in the 4:3 picture: x and y as 0..1 from the top left."""
    x, y, z = point
    half = SENSOR / 2 / LENS
    across = x / y / (2 * half)
    up = (z - CAMERA_HEIGHT) / y / (2 * half)
    return (round(0.5 + across, 4), round(0.5 - (up - SHIFT_Y) * ASPECT, 4))


def add_ground(color=(0.19, 0.19, 0.19), seen=False):
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


# ------------------------------------------------------------------------------------------------------------------- layers


def _load_linear(path):
    image = bpy.data.images.load(path)
    width, height = image.size
    pixels = np.empty(width * height * image.channels, np.float32)
    image.pixels.foreach_get(pixels)
    bpy.data.images.remove(image)
    return pixels.reshape(height, width, -1)[::-1].copy()


def _render_passes(scene, wanted):
    """Renders once; gives the wanted passes as linear arrays. `light` is denoised diffuse light, the others as they come."""
    layer = scene.view_layers[0]
    layer.use_pass_diffuse_direct = layer.use_pass_diffuse_indirect = layer.use_pass_diffuse_color = True
    layer.cycles.denoising_store_passes = True
    if "paint" not in [a.name for a in layer.aovs]:
        aov = layer.aovs.add()
        aov.name = "paint"
        aov.type = "VALUE"
    tree = bpy.data.node_groups.new("layers", "CompositorNodeTree")
    scene.compositing_node_group = tree
    source = tree.nodes.new("CompositorNodeRLayers")
    add = tree.nodes.new("ShaderNodeMix")
    add.data_type = "RGBA"
    add.blend_type = "ADD"
    add.inputs["Factor"].default_value = 1
    color_in = [i for i in add.inputs if i.type == "RGBA"]
    color_out = [o for o in add.outputs if o.type == "RGBA"][0]
    tree.links.new(source.outputs["Diffuse Direct"], color_in[0])
    tree.links.new(source.outputs["Diffuse Indirect"], color_in[1])
    denoise = tree.nodes.new("CompositorNodeDenoise")
    tree.links.new(color_out, denoise.inputs["Image"])
    tree.links.new(source.outputs["Denoising Albedo"], denoise.inputs["Albedo"])
    tree.links.new(source.outputs["Denoising Normal"], denoise.inputs["Normal"])
    outputs = {
        "image": source.outputs["Image"],
        "light": denoise.outputs[0],
        "albedo": source.outputs["Diffuse Color"],
        "paint": source.outputs["paint"],
    }
    folder = tempfile.mkdtemp(prefix="layers")
    writer = tree.nodes.new("CompositorNodeOutputFile")
    writer.directory = folder
    writer.file_name = "pass"
    writer.format.media_type = "IMAGE"
    writer.format.file_format = "OPEN_EXR"
    writer.format.color_depth = "32"
    writer.format.color_mode = "RGBA"
    for name in wanted:
        item = writer.file_output_items.new("FLOAT" if name == "paint" else "RGBA", name)
        tree.links.new(outputs[name], writer.inputs[name])
    scene.render.filepath = os.path.join(folder, "unused")
    bpy.ops.render.render(write_still=False)
    found = {}
    for entry in os.listdir(folder):
        for name in wanted:
            if name in entry:
                found[name] = _load_linear(os.path.join(folder, entry))
        os.remove(os.path.join(folder, entry))
    os.rmdir(folder)
    scene.compositing_node_group = None
    bpy.data.node_groups.remove(tree)
    return found


def encode(linear):
    """Linear light to sRGB bytes."""
    value = np.clip(linear, 0, 1)
    curve = np.where(value <= 0.0031308, value * 12.92, 1.055 * np.power(value, 1 / 2.4) - 0.055)
    return np.round(curve * 255).astype(np.uint8)


def decode(coded):
    value = np.asarray(coded, np.float32) / 255
    return np.where(value <= 0.04045, value / 12.92, np.power((value + 0.055) / 1.055, 2.4))


def render_layers(scene):
    """`base` (H×W×4, straight alpha, sRGB bytes) and `tint` (H×W, sRGB bytes) of what stands on the turntable."""
    passes = _render_passes(scene, ("image", "light", "albedo", "paint"))
    image, light = passes["image"], passes["light"][..., :3]
    alpha = image[..., 3]
    covered = np.clip(passes["paint"][..., 0], 0, 1)
    share = np.minimum(passes["albedo"][..., :3].mean(-1) / PAINT_GREY, covered)
    tint = light.mean(-1) * share
    base = np.maximum(image[..., :3] - (light * share[..., None]) * PAINT_GREY, 0)
    straight = base / np.maximum(alpha, 1e-4)[..., None]
    rgba = np.dstack([encode(straight), np.round(np.clip(alpha, 0, 1) * 255).astype(np.uint8)])
    rgba[alpha < 0.003] = 0
    return rgba, encode(tint)


def render_shadow(scene, things, part=0.5, samples=24):
    """How much the things darken a white ground: 0 nothing, 255 all. Rendered at `part` of the size."""
    kept = (scene.render.resolution_x, scene.render.resolution_y, scene.cycles.samples)
    scene.render.resolution_x = round(kept[0] * part)
    scene.render.resolution_y = round(kept[1] * part)
    scene.cycles.samples = samples
    white = bpy.data.materials.get("shadowGround") or material("shadowGround", (0.5, 0.5, 0.5), rough=1, specular=0)
    size = 40
    sheet = add_mesh("shadowSheet", [(-size, 1, 0.001), (size, 1, 0.001), (size, 80, 0.001), (-size, 80, 0.001)], [(0, 1, 2, 3)], white)
    for thing in things:
        thing.visible_camera = False
    with_thing = _render_passes(scene, ("image",))["image"][..., :3].mean(-1)
    for thing in things:
        thing.visible_camera = True
    bpy.data.objects.remove(sheet)
    scene.render.resolution_x, scene.render.resolution_y, scene.cycles.samples = kept
    open_ground = np.percentile(with_thing[with_thing > 0.02], 97) if (with_thing > 0.02).any() else 1
    below = np.arange(with_thing.shape[0]) / with_thing.shape[0] > 0.5 + SHIFT_Y * ASPECT + 0.02
    dark = np.clip(1 - with_thing / open_ground, 0, 1) * below[:, None]
    dark = np.clip((dark - 0.03) / 0.97, 0, 1)
    return np.round(dark * 255).astype(np.uint8)


def compose(base, tint, shadow, color, backdrop):
    """What the product does at run time, for looking at parts here: all in linear light. `color` is linear RGB, `backdrop` linear H×W×3."""
    from PIL import Image

    height, width = tint.shape
    dark = np.asarray(Image.fromarray(shadow).resize((width, height), Image.BILINEAR), np.float32) / 255
    ground = backdrop * (1 - dark[..., None])
    alpha = base[..., 3:4].astype(np.float32) / 255
    thing = decode(base[..., :3]) * alpha + decode(tint)[..., None] * np.asarray(color)
    return encode(thing + ground * (1 - alpha))
