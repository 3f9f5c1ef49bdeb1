"""Renders what stands on the turntable into layers: base, tint, shadow."""

import contextlib
import fcntl
import os
import tempfile

import bpy
import numpy as np
from mathutils import Vector
from studio import PAINT_GREY, SHIFT_Y, ASPECT, add_mesh, material, to_picture


@contextlib.contextmanager
def alone():
    """Waits for other renders on a small machine when RENDER_LOCK names a file."""
    path = os.environ.get("RENDER_LOCK")
    if not path:
        yield
        return
    with open(path, "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def frame_things(scene, things, margin=0.015):
    """Renders only the part of the frame that the things take."""
    bpy.context.view_layer.update()
    seen = []
    for thing in things:
        for corner in thing.bound_box:
            x, y, z = thing.matrix_world @ Vector(corner)
            if y > 0.5:
                seen.append(to_picture((x, y, z)))
    xs, ys = [p[0] for p in seen], [p[1] for p in seen]
    scene.render.use_border = True
    scene.render.use_crop_to_border = True
    scene.render.border_min_x, scene.render.border_max_x = max(0, min(xs) - margin), min(1, max(xs) + margin)
    scene.render.border_min_y, scene.render.border_max_y = max(0, 1 - max(ys) - margin), min(1, 1 - min(ys) + margin)


def _load_linear(path):
    image = bpy.data.images.load(path)
    width, height = image.size
    pixels = np.empty(width * height * image.channels, np.float32)
    image.pixels.foreach_get(pixels)
    bpy.data.images.remove(image)
    return pixels.reshape(height, width, -1)[::-1].copy()


def _mix(tree, kind, first, second):
    node = tree.nodes.new("ShaderNodeMix")
    node.data_type = "RGBA"
    node.blend_type = kind
    node.inputs["Factor"].default_value = 1
    colors = [i for i in node.inputs if i.type == "RGBA"]
    tree.links.new(first, colors[0])
    tree.links.new(second, colors[1])
    return next(o for o in node.outputs if o.type == "RGBA")


def _render_passes(scene, wanted):
    """Renders once; gives the wanted passes as linear arrays. `diffuse` (denoised) is what matt surfaces send back."""
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
    direct_and_bounced = _mix(tree, "ADD", source.outputs["Diffuse Direct"], source.outputs["Diffuse Indirect"])
    color_out = _mix(tree, "MULTIPLY", direct_and_bounced, source.outputs["Diffuse Color"])
    denoise = tree.nodes.new("CompositorNodeDenoise")
    denoise.inputs["Prefilter"].default_value = "Fast"
    tree.links.new(color_out, denoise.inputs["Image"])
    tree.links.new(source.outputs["Denoising Albedo"], denoise.inputs["Albedo"])
    tree.links.new(source.outputs["Denoising Normal"], denoise.inputs["Normal"])
    outputs = {
        "image": source.outputs["Image"],
        "diffuse": denoise.outputs[0],
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
                found[name] = _uncropped(scene, _load_linear(os.path.join(folder, entry)))
        os.remove(os.path.join(folder, entry))
    os.rmdir(folder)
    scene.compositing_node_group = None
    bpy.data.node_groups.remove(tree)
    return found


def _uncropped(scene, part):
    """The rendered border put back into the whole frame."""
    width, height = scene.render.resolution_x, scene.render.resolution_y
    if part.shape[:2] == (height, width):
        return part
    whole = np.zeros((height, width, part.shape[2]), np.float32)
    left = round(scene.render.border_min_x * width)
    top = height - round(scene.render.border_min_y * height) - part.shape[0]
    left, top = max(0, min(left, width - part.shape[1])), max(0, min(top, height - part.shape[0]))
    whole[top : top + part.shape[0], left : left + part.shape[1]] = part
    return whole


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
    passes = _render_passes(scene, ("image", "diffuse", "albedo", "paint"))
    image, diffuse = passes["image"], passes["diffuse"][..., :3]
    alpha = image[..., 3]
    covered = np.clip(passes["paint"][..., 0], 0, 1)
    share = np.clip(covered * PAINT_GREY / np.maximum(passes["albedo"][..., :3].mean(-1), 1e-3), 0, 1) * (covered > 0.02)
    painted = np.minimum(diffuse * share[..., None], image[..., :3])
    tint = painted.mean(-1) / PAINT_GREY
    base = np.maximum(image[..., :3] - painted, 0)
    straight = base / np.maximum(alpha, 1e-4)[..., None]
    rgba = np.dstack([encode(straight), np.round(np.clip(alpha, 0, 1) * 255).astype(np.uint8)])
    rgba[alpha < 0.003] = 0
    return rgba, encode(tint)


def render_shadow(scene, things, part=0.25, samples=16):
    """How much the things darken a white ground: 0 nothing, 255 all. Rendered at `part` of the size."""
    kept = (scene.render.resolution_x, scene.render.resolution_y, scene.cycles.samples, scene.render.use_border)
    scene.render.use_border = False
    scene.render.resolution_x = round(kept[0] * part)
    scene.render.resolution_y = round(kept[1] * part)
    scene.cycles.samples = samples
    white = bpy.data.materials.get("shadowGround") or material("shadowGround", (0.5, 0.5, 0.5), rough=1, specular=0)
    size = 40
    sheet = add_mesh("shadowSheet", [(-size, 1, 0.001), (size, 1, 0.001), (size, 400, 0.001), (-size, 400, 0.001)], [(0, 1, 2, 3)], white)
    for thing in things:
        thing.visible_camera = False
    with_thing = _render_passes(scene, ("image",))["image"][..., :3].mean(-1)
    for thing in things:
        thing.visible_camera = True
    bpy.data.objects.remove(sheet)
    scene.render.resolution_x, scene.render.resolution_y, scene.cycles.samples, scene.render.use_border = kept
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
