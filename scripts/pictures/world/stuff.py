"""What things are made of: paint, wood, cloth, metal, brick, shingle, asphalt, leaf. Colors are linear."""
import bpy

KEPT = {}
HIGHLIGHT = {}


def forget():
    KEPT.clear()


def srgb(code):
    """Linear color of #rrggbb."""
    parts = [int(code[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    return tuple(p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)


class Graph:
    """Nodes of one material, written as calls."""

    def __init__(self, name):
        self.mat = bpy.data.materials.new(name)
        self.mat.use_nodes = True
        self.tree = self.mat.node_tree
        self.out = self.tree.nodes["Material Output"]
        self.skin = self.tree.nodes["Principled BSDF"]

    def node(self, kind, inputs=None, **props):
        node = self.tree.nodes.new("ShaderNode" + kind)
        for key, value in props.items():
            setattr(node, key, value)
        for key, value in (inputs or {}).items():
            self.put(node, key, value)
        return node

    def put(self, node, key, value):
        socket = node.inputs[key]
        if hasattr(value, "is_output"):
            self.tree.links.new(value, socket)
        elif isinstance(value, tuple) and len(value) == 3 and socket.type == "RGBA":
            socket.default_value = (*value, 1)
        else:
            socket.default_value = value

    def set(self, **inputs):
        for key, value in inputs.items():
            self.put(self.skin, key.replace("_", " "), value)

    def math(self, operation, a, b=0.0, clamp=False):
        node = self.node("Math", operation=operation, use_clamp=clamp)
        self.put(node, 0, a)
        self.put(node, 1, b)
        return node.outputs[0]

    def mix(self, share, a, b, blend="MIX"):
        node = self.node("Mix", data_type="RGBA", blend_type=blend)
        self.put(node, 0, share)
        self.put(node, 6, (*a, 1) if isinstance(a, tuple) else a)
        self.put(node, 7, (*b, 1) if isinstance(b, tuple) else b)
        return node.outputs[2]

    def ramp(self, share, low, high):
        node = self.node("MapRange", {"From Min": low, "From Max": high})
        self.put(node, 0, share)
        return node.outputs[0]

    def place(self):
        return self.node("NewGeometry").outputs["Position"]

    def own(self):
        return self.node("TexCoord").outputs["Object"]

    def split(self, vector):
        return self.node("SeparateXYZ", {0: vector}).outputs

    def join(self, x=0.0, y=0.0, z=0.0):
        return self.node("CombineXYZ", {0: x, 1: y, 2: z}).outputs[0]

    def scaled(self, vector, scale, rot=(0, 0, 0)):
        return self.node("Mapping", {"Vector": vector, "Scale": scale, "Rotation": rot}).outputs[0]

    def noise(self, vector, scale=5.0, detail=4.0, rough=0.55):
        node = self.node("TexNoise", {"Vector": vector, "Scale": scale, "Detail": detail, "Roughness": rough})
        return node.outputs[0]

    def bump(self, height, strength=0.3, distance=0.01):
        node = self.node("Bump", {"Height": height, "Strength": strength, "Distance": distance})
        self.put(self.skin, "Normal", node.outputs[0])


def kept(make):
    def made(*args, **named):
        key = (make.__name__, args, tuple(sorted(named.items())))
        if key not in KEPT:
            KEPT[key] = make(*args, **named)
        return KEPT[key]

    return made


@kept
def paint(color, rough=0.5, coat=0.0, metal=0.0, speck=0.0):
    g = Graph("paint")
    base = srgb(color) if isinstance(color, str) else color
    if speck:
        cloud = g.noise(g.place(), 3.0)
        dark = tuple(c * (1 - speck) for c in base)
        g.set(Base_Color=g.mix(cloud, dark, base))
    else:
        g.set(Base_Color=base)
    g.set(Roughness=rough, Metallic=metal, Coat_Weight=coat)
    return g.mat


def metal(color="#c8cacd", rough=0.28):
    return paint(color, rough, 0.0, 1.0)


@kept
def tinted(kind="paint", rough=0.55, scale=1.0):
    """What takes its color later: paint, siding, brick, wood or cloth. See `tint_parts`."""
    g = Graph("tinted-" + kind)
    gray = (0.5, 0.5, 0.5)
    g.mat["tinted"] = True
    color = gray
    if kind == "wood":
        color, height = grain(g, (0.36, 0.36, 0.36), (0.62, 0.62, 0.62), scale)
        g.bump(height, 0.08, 0.002)
    if kind == "cloth":
        color = weave(g, gray, scale)
    if kind == "siding":
        color = lap(g, gray)
    if kind == "shakes":
        color = shake(g, gray)
    g.set(Base_Color=color, Roughness=rough)
    if kind == "cloth":
        g.set(Sheen_Weight=0.25, Roughness=0.95, Specular_IOR_Level=0.1)
    return g.mat


def grain(g, dark, light, scale=1.0, axis=None):
    """Wood grain along the longest side of a box: along its own x, y or z."""
    where = g.own()
    stretch = {"x": (0.6, 9, 9), "y": (9, 0.6, 9), "z": (9, 9, 0.6), None: (0.8, 9, 9)}[axis]
    spot = g.scaled(where, tuple(s * scale for s in stretch))
    waves = g.noise(spot, 2.4, 5, 0.6)
    fine = g.noise(g.scaled(spot, (1, 6, 6)), 3.0, 3, 0.6)
    share = g.math("ADD", g.math("MULTIPLY", waves, 0.75), g.math("MULTIPLY", fine, 0.35))
    return g.mix(g.ramp(share, 0.36, 0.74), dark, light), share


WOODS = {
    "walnut": ("#4a2c1a", "#8a5a3a"),
    "oak": ("#a87b4a", "#d6ae7a"),
    "pine": ("#c9985a", "#ecc98f"),
    "cedar": ("#8f5a34", "#c98d5c"),
    "gray": ("#6f6a63", "#9b958b"),
    "dark": ("#2a1a12", "#4b3122"),
    "maple": ("#c9a475", "#e8cda4"),
    "white": ("#e6e3dc", "#f4f2ec"),
    "cherry": ("#6b2f1a", "#a35a37"),
}


@kept
def wood(kind="oak", axis=None, rough=0.42, scale=1.0, coat=0.0):
    g = Graph("wood " + kind)
    dark, light = (srgb(code) for code in WOODS[kind])
    color, share = grain(g, dark, light, scale, axis)
    g.set(Base_Color=color, Roughness=rough, Coat_Weight=coat)
    g.bump(share, 0.12, 0.002)
    return g.mat


@kept
def floorboards(kind="oak", along="y", width=0.13, rough=0.3):
    g = Graph("floorboards")
    dark, light = (srgb(code) for code in WOODS[kind])
    x, y, _z = g.split(g.place())
    u, v = (y, x) if along == "y" else (x, y)
    tex = g.node(
        "TexBrick",
        {
            "Vector": g.join(u, v), "Color1": (0.25, 0.25, 0.25), "Color2": (0.9, 0.9, 0.9), "Mortar": (0, 0, 0),
            "Scale": 1.0, "Mortar Size": 0.0025, "Brick Width": 1.3, "Row Height": width, "Bias": 0.0,
        },
        offset=0.37,
    )
    each = tex.outputs["Color"]
    streak = g.noise(g.scaled(g.join(u, v, each), (1.2, 22, 6)), 2.0, 5, 0.6)
    share = g.math("ADD", g.math("MULTIPLY", each, 0.45), g.math("MULTIPLY", g.ramp(streak, 0.3, 0.75), 0.6))
    color = g.mix(g.math("MULTIPLY", tex.outputs["Fac"], 0.7), g.mix(share, dark, light), (0.02, 0.013, 0.008))
    g.set(Base_Color=color, Roughness=rough)
    g.bump(g.math("SUBTRACT", 1.0, tex.outputs["Fac"]), 0.25, 0.003)
    return g.mat


def weave(g, color, scale=1.0):
    fine = g.noise(g.own(), 420 * scale, 1, 0.5)
    soft = g.noise(g.own(), 7, 3, 0.5)
    g.bump(fine, 0.25, 0.002)
    dark = tuple(c * 0.82 for c in color)
    return g.mix(g.ramp(g.math("ADD", g.math("MULTIPLY", fine, 0.6), g.math("MULTIPLY", soft, 0.4)), 0.3, 0.7), dark, color)


@kept
def cloth(color, rough=0.95, scale=1.0):
    g = Graph("cloth")
    g.set(Base_Color=weave(g, srgb(color), scale), Roughness=rough, Sheen_Weight=0.25, Specular_IOR_Level=0.1)
    return g.mat


@kept
def leather(color, rough=0.45):
    g = Graph("leather")
    base = srgb(color)
    cell = g.node("TexVoronoi", {"Vector": g.own(), "Scale": 160.0}).outputs["Distance"]
    cloud = g.noise(g.own(), 9, 4)
    g.set(Base_Color=g.mix(cloud, tuple(c * 0.6 for c in base), base), Roughness=rough)
    g.bump(cell, 0.18, 0.002)
    return g.mat


def lap(g, color, row=0.115):
    """Clapboards: the shade under every board, and a slope on its face."""
    _x, _y, z = g.split(g.place())
    share = g.math("FRACT", g.math("DIVIDE", z, row))
    under = g.ramp(share, 0.90, 0.99)
    g.bump(g.math("SUBTRACT", 1.0, share), 0.9, 0.02)
    return g.mix(under, color, tuple(c * 0.45 for c in color))


@kept
def siding(color="#e9e6df", rough=0.6):
    g = Graph("siding")
    g.set(Base_Color=lap(g, srgb(color)), Roughness=rough)
    return g.mat


def shake(g, color):
    x, y, z = g.split(g.place())
    tex = g.node(
        "TexBrick",
        {
            "Vector": g.join(g.math("ADD", x, y), z), "Color1": (0.5, 0.5, 0.5), "Color2": (1, 1, 1),
            "Mortar": (0.1, 0.1, 0.1), "Scale": 1.0, "Mortar Size": 0.006, "Brick Width": 0.16, "Row Height": 0.17,
        },
        offset=0.43,
    )
    share = g.math("FRACT", g.math("DIVIDE", z, 0.17))
    g.bump(g.math("SUBTRACT", 1.0, share), 0.8, 0.02)
    return g.mix(1.0, tex.outputs["Color"], color, "MULTIPLY")


@kept
def battens(color="#f1efe9", step=0.4):
    """Board and batten."""
    g = Graph("battens")
    x, y, _z = g.split(g.place())
    share = g.math("PINGPONG", g.math("ADD", x, y), step / 2)
    rise = g.ramp(share, 0.022, 0.03)
    g.bump(g.math("SUBTRACT", 1.0, rise), 1.0, 0.02)
    g.set(Base_Color=srgb(color), Roughness=0.6)
    return g.mat


@kept
def brick(tone="red"):
    g = Graph("brick")
    one, two, mortar = {
        "red": ("#8d4636", "#6f3327", "#b9ada0"),
        "brown": ("#7d5a47", "#5e4234", "#a89c8e"),
        "tan": ("#b59574", "#9a7a5c", "#cfc4b2"),
        "white": ("#e3ded4", "#cfc9be", "#d9d4ca"),
        "dark": ("#5a4038", "#402d28", "#8d857c"),
    }[tone]
    x, y, z = g.split(g.place())
    tex = g.node(
        "TexBrick",
        {
            "Vector": g.join(g.math("ADD", x, y), z), "Color1": srgb(one), "Color2": srgb(two), "Mortar": srgb(mortar),
            "Scale": 1.0, "Mortar Size": 0.007, "Mortar Smooth": 0.2, "Brick Width": 0.21, "Row Height": 0.073,
        },
    )
    cloud = g.noise(g.place(), 1.3, 5)
    g.set(Base_Color=g.mix(g.ramp(cloud, 0.3, 0.7), g.mix(0.3, tex.outputs["Color"], (0.05, 0.03, 0.02)), tex.outputs["Color"]))
    g.set(Roughness=0.85)
    g.bump(g.math("SUBTRACT", 1.0, tex.outputs["Fac"]), 0.7, 0.01)
    return g.mat


@kept
def stone(one="#8f8a80", two="#6d675e"):
    g = Graph("stone")
    x, y, z = g.split(g.place())
    spot = g.join(g.math("MULTIPLY", g.math("ADD", x, y), 2.6), 0.0, g.math("MULTIPLY", z, 4.6))
    tex = g.node("TexVoronoi", {"Vector": spot, "Scale": 1.0, "Randomness": 0.85}, feature="F1")
    edge = g.node("TexVoronoi", {"Vector": spot, "Scale": 1.0, "Randomness": 0.85}, feature="DISTANCE_TO_EDGE")
    gap = g.ramp(edge.outputs["Distance"], 0.02, 0.09)
    each = g.split(tex.outputs["Color"])[0]
    cloud = g.noise(g.place(), 9, 4)
    color = g.mix(g.math("ADD", g.math("MULTIPLY", each, 0.7), g.math("MULTIPLY", cloud, 0.4)), srgb(two), srgb(one))
    g.set(Base_Color=g.mix(gap, (0.10, 0.09, 0.08), color), Roughness=0.85)
    g.bump(gap, 0.8, 0.02)
    return g.mat


@kept
def shingles(color="#55524f", slope="y", pitch=0.5):
    """Asphalt shingles on a roof that falls along `slope`; rise over run is `pitch`."""
    g = Graph("shingles")
    base = srgb(color)
    x, y, z = g.split(g.place())
    u = x if slope == "y" else y
    v = g.math("MULTIPLY", z, (1 + pitch * pitch) ** 0.5 / max(pitch, 0.05))
    tex = g.node(
        "TexBrick",
        {
            "Vector": g.join(u, v), "Color1": tuple(c * 0.75 for c in base), "Color2": tuple(c * 1.25 for c in base),
            "Mortar": tuple(c * 0.35 for c in base), "Scale": 1.0, "Mortar Size": 0.008, "Brick Width": 0.3,
            "Row Height": 0.15,
        },
        offset=0.37,
    )
    cloud = g.noise(g.place(), 0.9, 5)
    color = g.mix(g.math("MULTIPLY", g.ramp(cloud, 0.35, 0.7), 0.35), tex.outputs["Color"], tuple(c * 0.6 for c in base))
    g.set(Base_Color=color, Roughness=0.9)
    g.bump(g.math("SUBTRACT", 1.0, tex.outputs["Fac"]), 0.6, 0.012)
    return g.mat


@kept
def seams(color="#4a5157", step=0.42, slope="y", rough=0.4):
    """Standing-seam metal."""
    g = Graph("seams")
    x, y, _z = g.split(g.place())
    share = g.math("PINGPONG", x if slope == "y" else y, step / 2)
    g.bump(g.math("SUBTRACT", 1.0, g.ramp(share, 0.012, 0.022)), 1.0, 0.03)
    g.set(Base_Color=srgb(color), Roughness=rough, Metallic=0.6)
    return g.mat


@kept
def asphalt(color="#4b4b4c", cracks=0.4, wet=0.0):
    g = Graph("asphalt")
    base = srgb(color)
    spot = g.place()
    grit = g.noise(spot, 190, 2, 0.6)
    cloud = g.noise(spot, 0.55, 5, 0.6)
    color = g.mix(g.ramp(cloud, 0.3, 0.7), tuple(c * 0.72 for c in base), tuple(c * 1.18 for c in base))
    color = g.mix(g.ramp(grit, 0.35, 0.7), g.mix(0.35, color, (0.01, 0.01, 0.01)), g.mix(0.12, color, (0.6, 0.58, 0.55)))
    if cracks:
        bent = g.node("VectorMath", {0: spot, 1: g.node("TexNoise", {"Vector": spot, "Scale": 1.7, "Detail": 4.0}).outputs["Color"]}, operation="ADD").outputs[0]
        edge = g.node("TexVoronoi", {"Vector": bent, "Scale": 0.33}, feature="DISTANCE_TO_EDGE").outputs["Distance"]
        line = g.math("SUBTRACT", 1.0, g.ramp(edge, 0.002, 0.011))
        patch = g.ramp(g.noise(spot, 0.23, 2), 0.5, 0.6)
        color = g.mix(g.math("MULTIPLY", g.math("MULTIPLY", line, patch), cracks), color, (0.008, 0.008, 0.008))
    rough = 0.85
    if wet:
        pool = g.ramp(g.noise(spot, 0.5, 4), 0.45, 0.6)
        rough = g.math("SUBTRACT", 0.8, g.math("MULTIPLY", pool, wet * 0.7))
    g.set(Base_Color=color, Roughness=rough)
    g.bump(grit, 0.25, 0.004)
    return g.mat


@kept
def concrete(color="#b3afa7", slab=2.4, rough=0.8):
    g = Graph("concrete")
    base = srgb(color)
    spot = g.place()
    cloud = g.noise(spot, 0.8, 6, 0.62)
    fine = g.noise(spot, 60, 3, 0.6)
    color = g.mix(g.ramp(cloud, 0.3, 0.72), tuple(c * 0.72 for c in base), base)
    color = g.mix(g.math("MULTIPLY", g.ramp(fine, 0.4, 0.8), 0.3), color, tuple(c * 0.6 for c in base))
    if slab:
        x, y, _z = g.split(spot)
        joint = g.math("MINIMUM", g.math("PINGPONG", x, slab / 2), g.math("PINGPONG", y, slab / 2))
        line = g.ramp(joint, 0.004, 0.011)
        color = g.mix(line, tuple(c * 0.25 for c in base), color)
        g.bump(line, 0.5, 0.01)
    g.set(Base_Color=color, Roughness=rough)
    return g.mat


@kept
def earth(one="#a98b62", two="#7d6443", pebbles=0.5, scale=1.0):
    """Sand, dirt or gravel: two tones and pebbles."""
    g = Graph("earth")
    spot = g.place()
    cloud = g.noise(spot, 0.5 * scale, 6, 0.6)
    grit = g.noise(spot, 70 * scale, 3, 0.7)
    color = g.mix(g.ramp(g.math("ADD", g.math("MULTIPLY", cloud, 0.65), g.math("MULTIPLY", grit, 0.35)), 0.34, 0.68), srgb(two), srgb(one))
    height = grit
    if pebbles:
        cell = g.node("TexVoronoi", {"Vector": spot, "Scale": 26.0 * scale})
        tone = g.split(cell.outputs["Color"])[0]
        stone_color = g.mix(tone, tuple(c * 0.6 for c in srgb(two)), tuple(min(1, c * 1.35) for c in srgb(one)))
        color = g.mix(pebbles, color, stone_color)
        height = g.math("SUBTRACT", g.math("MULTIPLY", grit, 0.3), cell.outputs["Distance"])
    g.set(Base_Color=color, Roughness=0.95)
    g.bump(height, 0.6, 0.02)
    return g.mat


@kept
def lawn(one="#6f8a3c", two="#45632a"):
    g = Graph("lawn")
    spot = g.place()
    cloud = g.noise(spot, 0.35, 5, 0.6)
    fine = g.noise(g.scaled(spot, (1, 1, 1)), 28, 4, 0.75)
    share = g.math("ADD", g.math("MULTIPLY", cloud, 0.45), g.math("MULTIPLY", fine, 0.55))
    g.set(Base_Color=g.mix(g.ramp(share, 0.36, 0.66), srgb(two), srgb(one)), Roughness=0.95, Specular_IOR_Level=0.1)
    g.bump(fine, 1.0, 0.05)
    return g.mat


@kept
def leaf(one="#5f8a35", two="#2f5522", through=0.35):
    """Leaves: a tone for each, light shines through."""
    g = Graph("leaf")
    spot = g.place()
    cell = g.node("TexVoronoi", {"Vector": spot, "Scale": 9.0}).outputs["Color"]
    cloud = g.noise(spot, 0.8, 3)
    share = g.math("ADD", g.math("MULTIPLY", g.split(cell)[0], 0.6), g.math("MULTIPLY", cloud, 0.4))
    color = g.mix(share, srgb(two), srgb(one))
    g.set(Base_Color=color, Roughness=0.55, Specular_IOR_Level=0.25)
    clear = g.node("BsdfTranslucent", {0: g.mix(0.5, color, srgb("#b6c94a"), "MULTIPLY")})
    blend = g.node("MixShader", {0: through, 1: g.skin.outputs[0], 2: clear.outputs[0]})
    g.tree.links.new(blend.outputs[0], g.out.inputs[0])
    return g.mat


@kept
def bark(color="#5d4a3a"):
    g = Graph("bark")
    base = srgb(color)
    line = g.noise(g.scaled(g.own(), (14, 14, 2.5)), 1.6, 5, 0.7)
    g.set(Base_Color=g.mix(g.ramp(line, 0.35, 0.65), tuple(c * 0.4 for c in base), base), Roughness=0.95)
    g.bump(line, 0.9, 0.03)
    return g.mat


@kept
def snow():
    g = Graph("snow")
    spot = g.place()
    soft = g.noise(spot, 1.6, 6, 0.55)
    g.set(Base_Color=(0.80, 0.83, 0.88), Roughness=0.7, Subsurface_Weight=0.0)
    g.bump(soft, 0.35, 0.12)
    return g.mat


@kept
def pane(glow=0.0, room="#20262b"):
    """A window seen from outside: dark behind, sky in front; lit in the evening."""
    g = Graph("pane")
    g.set(Base_Color=srgb(room), Roughness=0.04, Specular_IOR_Level=0.9, Coat_Weight=0.6, Coat_Roughness=0.02)
    if glow:
        g.set(Emission_Color=srgb("#ffc27a"), Emission_Strength=glow)
    return g.mat


@kept
def clear(color="#f4fbfa", rough=0.0):
    """Thin clear glass: light and shadow rays pass, reflections stay."""
    g = Graph("clear")
    gloss = g.node("BsdfGlossy", {"Roughness": rough})
    through = g.node("BsdfTransparent", {0: srgb(color)})
    fresnel = g.node("Fresnel", {"IOR": 1.5})
    blend = g.node("MixShader", {0: fresnel.outputs[0], 1: through.outputs[0], 2: gloss.outputs[0]})
    g.tree.links.new(blend.outputs[0], g.out.inputs[0])
    return g.mat


@kept
def glass(color="#eef6f4", rough=0.02):
    g = Graph("glass")
    g.set(Base_Color=srgb(color), Roughness=rough, Transmission_Weight=1.0, IOR=1.45)
    return g.mat


@kept
def lamp(color="#ffe2b0", strength=6.0):
    g = Graph("lamp")
    g.set(Base_Color=(0, 0, 0), Emission_Color=srgb(color), Emission_Strength=strength)
    return g.mat


@kept
def water(color="#2f5d74", rough=0.06, wave=0.25, scale=1.0):
    g = Graph("water")
    spot = g.scaled(g.place(), (0.5 * scale, 1.6 * scale, 1))
    ripple = g.noise(spot, 1.7, 5, 0.6)
    g.set(Base_Color=srgb(color), Roughness=rough, Specular_IOR_Level=0.7)
    g.bump(ripple, wave, 0.12)
    return g.mat


@kept
def tiles(color="#f3f2ee", grout="#c9c6bf", width=0.15, height=0.075, offset=0.5, flat=False, rough=0.18, two=None):
    """Wall tiles (or floor tiles, when flat)."""
    g = Graph("tiles")
    x, y, z = g.split(g.place())
    spot = g.join(x, y) if flat else g.join(g.math("ADD", x, y), z)
    tex = g.node(
        "TexBrick",
        {
            "Vector": spot, "Color1": srgb(color), "Color2": srgb(two or color), "Mortar": srgb(grout), "Scale": 1.0,
            "Mortar Size": 0.0025, "Mortar Smooth": 0.1, "Brick Width": width, "Row Height": height,
        },
        offset=offset,
    )
    g.set(Base_Color=tex.outputs["Color"], Roughness=g.math("ADD", rough, g.math("MULTIPLY", tex.outputs["Fac"], 0.6)))
    g.bump(g.math("SUBTRACT", 1.0, tex.outputs["Fac"]), 0.4, 0.003)
    return g.mat


@kept
def marble(base="#ecebe7", vein="#9a9892", rough=0.12, speck=False):
    g = Graph("marble")
    spot = g.place()
    if speck:
        cell = g.node("TexVoronoi", {"Vector": spot, "Scale": 120.0}).outputs["Color"]
        share = g.ramp(g.split(cell)[0], 0.55, 0.9)
    else:
        bent = g.noise(spot, 1.4, 6, 0.65)
        share = g.math("SUBTRACT", 1.0, g.ramp(g.math("ABSOLUTE", g.math("SUBTRACT", bent, 0.5)), 0.004, 0.05))
        share = g.math("MULTIPLY", share, 0.55)
    g.set(Base_Color=g.mix(share, srgb(base), srgb(vein)), Roughness=rough)
    return g.mat


@kept
def pattern(one, two, kind="plaid", scale=8.0):
    """Cloth with stripes, checks or dots of two colors."""
    g = Graph("pattern")
    x, y, z = g.split(g.scaled(g.own(), (scale, scale, scale)))
    stripe_x = g.math("GREATER_THAN", g.math("FRACT", x), 0.5)
    stripe_y = g.math("GREATER_THAN", g.math("FRACT", g.math("ADD", y, z)), 0.5)
    share = {
        "stripe": stripe_x,
        "plaid": g.math("MULTIPLY", g.math("ADD", stripe_x, stripe_y), 0.5),
        "check": g.math("ABSOLUTE", g.math("SUBTRACT", stripe_x, stripe_y)),
    }[kind]
    g.set(Base_Color=g.mix(share, srgb(one), srgb(two)), Roughness=0.95, Sheen_Weight=0.2)
    return g.mat


@kept
def hills(near="#4d6245", far="#9db4c6", reach=900.0):
    """Land that fades into haze with distance."""
    g = Graph("hills")
    cloud = g.noise(g.place(), 0.02, 6, 0.6)
    fine = g.noise(g.place(), 0.25, 4, 0.7)
    base = srgb(near)
    share = g.math("ADD", g.math("MULTIPLY", cloud, 0.5), g.math("MULTIPLY", fine, 0.5))
    g.set(Base_Color=g.mix(g.ramp(share, 0.35, 0.65), tuple(c * 0.55 for c in base), base), Roughness=1.0, Specular_IOR_Level=0.0)
    haze = g.node("Emission", {0: srgb(far), 1: 0.8})
    distance = g.ramp(g.node("CameraData").outputs["View Distance"], 0.0, reach)
    blend = g.node("MixShader", {0: distance, 1: g.skin.outputs[0], 2: haze.outputs[0]})
    g.tree.links.new(blend.outputs[0], g.out.inputs[0])
    return g.mat
