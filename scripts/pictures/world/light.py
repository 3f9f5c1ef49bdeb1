"""Hours, weather and the sky one sees: the same sun as the vehicles' studio, in other colors."""
import math

import bpy
from mathutils import Vector

import studio

# sun: color, strength, softness in degrees; sky: strength of its light, what the camera sees below and above
LIGHTS = {
    "noon": {"sun": ((1.0, 0.95, 0.88), 3.9, 1.6), "fill": 0.50, "low": (0.72, 0.83, 0.93), "high": (0.16, 0.36, 0.72), "tone": (1, 1, 1), "clouds": 0.55},
    "morning": {"sun": ((1.0, 0.88, 0.72), 3.5, 2), "fill": 0.46, "low": (0.93, 0.88, 0.80), "high": (0.30, 0.50, 0.78), "tone": (1.0, 0.95, 0.87), "clouds": 0.3},
    "overcast": {"sun": ((0.95, 0.97, 1.0), 0.9, 45), "fill": 1.25, "low": (0.80, 0.82, 0.84), "high": (0.55, 0.59, 0.63), "tone": (0.86, 0.89, 0.92), "clouds": 1.0},
    "golden": {"sun": ((1.0, 0.68, 0.36), 4.0, 2), "fill": 0.44, "low": (1.0, 0.70, 0.42), "high": (0.30, 0.42, 0.66), "tone": (1.04, 0.86, 0.66), "clouds": 0.5},
    "winter": {"sun": ((1.0, 0.93, 0.84), 2.6, 3), "fill": 0.52, "low": (0.86, 0.90, 0.95), "high": (0.38, 0.54, 0.78), "tone": (0.97, 0.98, 1.02), "clouds": 0.4},
    "night": {"sun": ((0.55, 0.68, 1.0), 0.10, 8), "fill": 0.055, "low": (0.05, 0.065, 0.10), "high": (0.012, 0.018, 0.04), "tone": (0.62, 0.60, 0.62), "clouds": 0.0},
    "dusk": {"sun": ((1.0, 0.62, 0.45), 0.35, 12), "fill": 0.34, "low": (0.95, 0.58, 0.42), "high": (0.13, 0.20, 0.42), "tone": (0.7, 0.66, 0.72), "clouds": 0.5},
}


def set_light(scene, kind="noon", sun=None, brightness=1.0):
    """Sun and sky of an hour; `sun` is (azimuth, height) in degrees for pictures that no vehicle stands in."""
    light = LIGHTS[kind]
    lamp = bpy.data.objects["sun"]
    color, strength, soft = light["sun"]
    lamp.data.color, lamp.data.energy, lamp.data.angle = color, strength * brightness, math.radians(soft)
    direction = studio.SUN_DIRECTION
    if sun:
        a, h = math.radians(sun[0]), math.radians(sun[1])
        direction = Vector((math.sin(a) * math.cos(h), -math.cos(a) * math.cos(h), math.sin(h)))
    lamp.rotation_euler = direction.to_track_quat("Z", "Y").to_euler()
    _sky(scene, light, brightness)
    return light


def _sky(scene, light, brightness):
    world = bpy.data.worlds.new("seen sky")
    scene.world = world
    world.use_nodes = True
    tree = world.node_tree
    tree.nodes.clear()
    node = tree.nodes.new
    link = tree.links.new

    def put(kind, **inputs):
        made = node(kind)
        for key, value in inputs.items():
            socket = made.inputs[int(key[1:])] if key.startswith("_") else made.inputs[key.replace("0", " ")]
            if hasattr(value, "is_output"):
                link(value, socket)
            else:
                socket.default_value = value
        return made

    def calc(operation, a, b=0.0):
        made = node("ShaderNodeMath")
        made.operation = operation
        for at, value in enumerate((a, b)):
            if hasattr(value, "is_output"):
                link(value, made.inputs[at])
            else:
                made.inputs[at].default_value = value
        return made.outputs[0]

    place = node("ShaderNodeTexCoord").outputs["Generated"]
    split = put("ShaderNodeSeparateXYZ", _0=place)
    height = calc("MAXIMUM", split.outputs[2], 0.0)
    rise = calc("POWER", height, 0.55)
    rise = calc("MINIMUM", calc("MULTIPLY", rise, 1.35), 1.0)

    def mixed(share, a, b):
        made = node("ShaderNodeMix")
        made.data_type = "RGBA"
        for at, value in ((0, share), (6, a), (7, b)):
            if hasattr(value, "is_output"):
                link(value, made.inputs[at])
            else:
                made.inputs[at].default_value = (*value, 1) if isinstance(value, tuple) else value
        return made.outputs[2]

    seen = mixed(rise, light["low"], light["high"])
    flat = put("ShaderNodeVectorMath", _0=place, _1=(1.0, 1.0, 3.6))
    flat.operation = "MULTIPLY"
    puff = put("ShaderNodeTexNoise", Vector=flat.outputs[0], Scale=3.2, Detail=7.0, Roughness=0.58)
    share = put("ShaderNodeMapRange", _0=puff.outputs[0], _1=0.50, _2=0.72)
    bright = tuple(min(1.0, 0.25 + c * 0.85) for c in light["low"])
    cover = calc("MULTIPLY", share.outputs[0], light["clouds"])
    seen = mixed(cover, seen, bright)
    gray = sum(light["high"]) / 3
    lit = mixed(rise, tuple(c * 1.15 for c in light["low"]), tuple((c * 0.55 + gray * 0.45) * 1.5 for c in light["high"]))
    ground = mixed(calc("LESS_THAN", split.outputs[2], 0.0), lit, (0.2, 0.2, 0.19))
    camera = node("ShaderNodeLightPath")
    strength = mixed(camera.outputs["Is Camera Ray"], (light["fill"] * brightness,) * 3, (0.92, 0.92, 0.92))
    color = mixed(camera.outputs["Is Camera Ray"], ground, seen)
    back = put("ShaderNodeBackground", _0=color, _1=strength)
    out = node("ShaderNodeOutputWorld")
    link(back.outputs[0], out.inputs[0])


def area(at, toward, size, power, color=(1, 0.9, 0.75)):
    """A soft light source."""
    data = bpy.data.lights.new("area", "AREA")
    data.shape, data.size, data.size_y = "RECTANGLE", size[0], size[1]
    data.energy, data.color = power, color
    thing = bpy.data.objects.new("area", data)
    thing.location = at
    thing.rotation_euler = (Vector(at) - Vector(toward)).to_track_quat("Z", "Y").to_euler()
    thing.visible_camera = False
    bpy.context.scene.collection.objects.link(thing)
    return thing


def point(at, power, color=(1, 0.8, 0.55), radius=0.05):
    data = bpy.data.lights.new("point", "POINT")
    data.energy, data.color, data.shadow_soft_size = power, color, radius
    thing = bpy.data.objects.new("point", data)
    thing.location = at
    bpy.context.scene.collection.objects.link(thing)
    return thing


def spot(at, toward, power, degrees=100, color=(1, 0.9, 0.75)):
    data = bpy.data.lights.new("spot", "SPOT")
    data.energy, data.color, data.spot_size, data.spot_blend, data.shadow_soft_size = power, color, math.radians(degrees), 0.7, 0.15
    thing = bpy.data.objects.new("spot", data)
    thing.location = at
    thing.rotation_euler = (Vector(at) - Vector(toward)).to_track_quat("Z", "Y").to_euler()
    bpy.context.scene.collection.objects.link(thing)
    return thing


def look(scene, at, toward, lens=28.0, shift=0.0):
    """A level camera: walls stay upright, the picture is shifted instead of tilted."""
    camera = scene.camera
    camera.data.lens, camera.data.shift_y = lens, shift
    camera.location = at
    flat = Vector((toward[0] - at[0], toward[1] - at[1], 0))
    camera.rotation_euler = flat.to_track_quat("-Z", "Y").to_euler()


def gaze(scene, at, toward, lens=50.0):
    """A camera that looks at something, tilted."""
    camera = scene.camera
    camera.data.lens, camera.data.shift_y = lens, 0
    camera.location = at
    camera.rotation_euler = (Vector(toward) - Vector(at)).to_track_quat("-Z", "Y").to_euler()
