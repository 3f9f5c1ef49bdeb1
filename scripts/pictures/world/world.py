"""Renders homes, rooms, things and places: `python world.py KIND NAME... [--width=480] [--samples=8] [--final]`.

A preview is one PNG with the tint in an everyday color; with `--final` parts are written as WebP.
`python world.py parts home:ranch-day thing:boots --final` renders several kinds in one go.
`python world.py missing` names what has no part yet, one line each, in the order in which it is wanted."""
import os
import sys
import tempfile
import time

sys.path.insert(0, os.path.dirname(__file__))

import bpy
import numpy as np
from PIL import Image

import building
import layers
import plants
import studio
import stuff

PARTS = os.path.join(os.path.dirname(__file__), "../../../src/features/pictures/parts")
PREVIEWS = os.environ.get("PREVIEWS", os.path.join(tempfile.gettempdir(), "pictures"))
FOLDERS = {"home": "homes", "room": "rooms", "thing": "things", "place": "places"}
ENDINGS = {"home": "-plate", "room": "-plate", "thing": "-base", "place": ""}


def fresh(width, samples, transparent=False):
    stuff.forget()
    plants.forget()
    building.SKIN["glow"] = 0.0
    scene = studio.start_scene(width, samples, transparent)
    scene.cycles.use_adaptive_sampling = True
    scene.cycles.adaptive_threshold = 0.06
    scene.cycles.adaptive_min_samples = 3
    scene.cycles.denoising_prefilter = "FAST"
    scene.cycles.denoising_quality = "BALANCED"
    scene.cycles.diffuse_bounces = 1
    scene.cycles.glossy_bounces = 1
    scene.cycles.max_bounces = 4
    return scene


def mark_tinted():
    """Tells the layers which materials take a color later."""
    for mat in bpy.data.materials:
        if mat.get("tinted"):
            node = mat.node_tree.nodes.new("ShaderNodeOutputAOV")
            node.aov_name = "paint"
            node.inputs["Value"].default_value = 1


def home(name, width, samples):
    import homes
    import homes_more
    import light
    import yard

    views, built = {**homes.VIEWS, **homes_more.VIEWS}, {**homes.BUILT, **homes_more.BUILT}
    style, view = name.rsplit("-", 1)
    scene = fresh(width, samples)
    season = {"winter": "winter", "autumn": "autumn"}.get(view, "summer")
    hour = {"golden": "golden", "winter": "winter", "dusk": "dusk"}.get(view, "noon")
    building.SKIN["glow"] = {"golden": 0.25, "dusk": 1.2}.get(view, 0.0)
    light.set_light(scene, hour, sun=(56, 24 if view == "golden" else 38), brightness=1.05)
    at, toward, lens, shift = views[style]
    light.look(scene, at, toward, lens, shift)
    built[style](snow=season == "winter", season=season)
    yard.ground(season)
    return scene


def place(name, width, samples):
    import light
    import places

    scene = fresh(width, samples)
    build, arguments, hour, _season, kinds, _far = places.PLACES[name]
    building.SKIN["glow"] = {"golden": 0.15, "night": 0.6}.get(hour, 0.0)
    light.set_light(scene, hour, brightness=1.0)
    build(**arguments)
    scene.camera.data.clip_end = 4000
    scene.camera.data.dof.use_dof = True
    scene.camera.data.dof.focus_distance = studio.DISTANCE["near"]
    scene.camera.data.dof.aperture_fstop = 2.0
    if "car" not in kinds and ("thing" in kinds or "table" in kinds):
        import things

        things.look(scene)
        things.soft_light(scene)
        scene.camera.data.dof.focus_distance = things.AWAY
        scene.camera.data.dof.aperture_fstop = 1.6
    return scene


def room(name, width, samples):
    import rooms

    scene = fresh(width, samples)
    rooms.build(scene, name)
    return scene


def thing(name, width, samples):
    import things

    scene = fresh(width, samples, True)
    things.build(scene, name)
    return scene


MAKERS = {"home": home, "place": place, "room": room, "thing": thing}


def tinted_preview(base, tint, color):
    rgb = studio.decode(base[..., :3])
    alpha = base[..., 3:4] / 255.0
    if tint is not None:
        rgb = rgb * alpha + studio.decode(tint)[..., None] * np.asarray(color) + (1 - alpha) * 0.62
    elif (alpha < 1).any():
        rgb = rgb * alpha + (1 - alpha) * 0.62
    return Image.fromarray(studio.encode(rgb))


def save_parts(kind, name, base, tint, shadow):
    folder = os.path.join(PARTS, FOLDERS[kind])
    os.makedirs(folder, exist_ok=True)
    if kind == "place":
        Image.fromarray(base[..., :3]).save(f"{folder}/{name}.webp", quality=78, method=6)
        return
    if kind == "thing":
        Image.fromarray(base).save(f"{folder}/{name}-base.webp", quality=80, alpha_quality=80, method=6)
    else:
        Image.fromarray(base[..., :3]).save(f"{folder}/{name}-plate.webp", quality=78, method=6)
    if tint is not None:
        Image.fromarray(tint).save(f"{folder}/{name}-tint.webp", quality=78, method=6)
    if shadow is not None:
        Image.fromarray(shadow).save(f"{folder}/{name}-shadow.webp", quality=60, method=6)


def run(kind, name, flags):
    started = time.time()
    final = "final" in flags
    size = {"place": (640, 5), "home": (640, 5), "room": (640, 8), "thing": (480, 5)}[kind]
    width = int(flags.get("width", size[0] if final else 320))
    scene = MAKERS[kind](name, width, int(flags.get("samples", size[1] if final else 4)))
    mark_tinted()
    base, tint = layers.render(scene)
    shadow = None
    if kind == "thing":
        seen = [o for o in bpy.data.objects if o.type in ("MESH", "CURVE") and o.visible_camera and not o.hide_render]
        shadow = layers.shadow(scene, seen) if final else None
    color = stuff.srgb(flags.get("color", {"thing": "#8a5a3a"}.get(kind, "#dde2e2")))
    os.makedirs(PREVIEWS, exist_ok=True)
    preview = tinted_preview(base, tint, color)
    preview.save(f"{PREVIEWS}/{kind}-{name}.png")
    if final and kind == "place":
        save_parts(kind, name, np.asarray(preview), None, None)
    elif final:
        save_parts(kind, name, base, tint, shadow)
    print("RENDERED", kind, name, round(time.time() - started), "s", flush=True)


def wanted():
    """Everything that pictures are made of: what most listings need comes first."""
    import homes
    import homes_more
    import places
    import rooms
    import things

    styles = [*homes.BUILT, *homes_more.BUILT]
    rows = [("place", name) for name in places.PLACES] + [("home", f"{style}-day") for style in styles]
    rows += [("thing", name) for name in things.THINGS] + [("room", name) for name in rooms.ROOMS]
    rows += [("home", f"{style}-golden") for style in styles] + [("home", f"{style}-winter") for style in styles if style != "condo"]
    return rows


def missing():
    return [(k, n) for k, n in wanted() if not os.path.exists(f"{PARTS}/{FOLDERS[k]}/{n}{ENDINGS[k]}.webp")]


def main():
    flags = dict(a[2:].split("=") if "=" in a else (a[2:], "1") for a in sys.argv[1:] if a.startswith("--"))
    kind, *names = [a for a in sys.argv[1:] if not a.startswith("--")]
    if kind == "missing":
        print("\n".join(f"{k} {n}" for k, n in missing()))
        return
    for name in names:
        try:
            run(*(name.split(":") if kind == "parts" else (kind, name)), flags)
        except Exception:
            import traceback

            traceback.print_exc()


main()
