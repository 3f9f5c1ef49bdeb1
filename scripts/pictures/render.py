"""Renders vehicles as parts: render.py [--force] [--samples=10] [--width=800] MODEL:VIEW …   (MODEL `bodies` or `families` stands for all)

Writes src/features/pictures/parts/vehicles/{model}-{view}-{base|tint|shadow}.webp and vehicles.json beside the folder.
Parts that are there are left alone without --force.
"""

import json
import os
import sys
import time

import numpy as np
import layers
import studio
from models_all import BODIES, FAMILIES, build
from PIL import Image

OUT = os.path.join(os.path.dirname(__file__), "../../src/features/pictures/parts")


def main(arguments):
    options = dict(a[2:].split("=") if "=" in a else (a[2:], "yes") for a in arguments if a.startswith("--"))
    width, samples, force = int(options.get("width", 800)), int(options.get("samples", 10)), "force" in options
    os.makedirs(f"{OUT}/vehicles", exist_ok=True)
    jobs = list(_jobs([a for a in arguments if not a.startswith("--")]))
    while jobs:
        with layers.alone():  # a few models at a turn, then others may render
            until = time.time() + 600
            while jobs and time.time() < until:
                model, views = jobs.pop(0)
                _try_model(model, [v for v in views if force or not os.path.exists(f"{OUT}/vehicles/{model}-{v}-base.webp")], width, samples)


def _try_model(model, views, width, samples):
    try:
        if views:
            _render_model(model, views, width, samples)
    except Exception as problem:  # one bad model must not stop a night of rendering
        print("FAILED", model, repr(problem), flush=True)


def _jobs(wanted):
    for entry in wanted:
        name, views = entry.split(":")
        for model in {"bodies": list(BODIES), "families": list(FAMILIES)}.get(name, [name]):
            yield model, views.split(",")


def _render_model(model, views, width, samples):
    started = time.process_time()
    scene = studio.start_scene(width, samples)
    scene.render.use_persistent_data = True
    studio.add_ground()
    thing = build(model)
    marks = [time.process_time() - started]
    things = [o for o in scene.objects if o.type in ("MESH", "CURVE") and o.name != "ground"]
    for view in views:
        studio.turn_to(thing.table, view, thing.camera)
        layers.frame_things(scene, things)
        base, tint = layers.render_layers(scene)
        marks.append(time.process_time() - started)
        shadow = layers.render_shadow(scene, things)
        path = f"{OUT}/vehicles/{model}-{view}"
        Image.fromarray(base).save(f"{path}-base.webp", quality=82, method=6, alpha_quality=90)
        Image.fromarray(tint).save(f"{path}-tint.webp", quality=84, method=6)
        Image.fromarray(shadow).save(f"{path}-shadow.webp", quality=80, method=6)
        _note(model, view, thing, base, width)
        print("PART", model, view, round(time.process_time() - started, 1), "cpu s", [round(m, 1) for m in marks], flush=True)


def _note(model, view, thing, base, width):
    """Writes what was rendered into the manifest."""
    path = f"{OUT}/vehicles.json"
    manifest = json.load(open(path)) if os.path.exists(path) else {"camera": {}, "models": {}, "details": {}}
    manifest["camera"] = {"height": studio.CAMERA_HEIGHT, "lens": studio.LENS, "sensor": studio.SENSOR, "shiftY": studio.SHIFT_Y, "distance": studio.DISTANCE}
    rows, columns = np.where(base[..., 3] > 8)
    wheels = [studio.to_picture(thing.table.matrix_world @ studio.Vector(p)) for p in thing.ground]
    entry = manifest["models"].setdefault(model, {"body": thing.body, "camera": thing.camera, "painted": thing.painted, "views": {}})
    entry.update(body=thing.body, camera=thing.camera, painted=thing.painted)
    height = base.shape[0]
    entry["views"][view] = {
        "width": width, "height": height, "box": [int(columns.min()), int(rows.min()), int(columns.max()) + 1, int(rows.max()) + 1],
        "wheels": [[round(x * width), round(y * height)] for x, y in wheels],
    }
    manifest["models"] = dict(sorted(manifest["models"].items()))
    with open(path, "w") as out:
        json.dump(manifest, out, indent=1)


if __name__ == "__main__":
    main(sys.argv[1:])
