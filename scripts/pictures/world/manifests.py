"""Writes places.json, homes.json, rooms.json and things.json from the parts that are there."""
import json
import os
import sys

sys.path.insert(0, os.path.dirname(__file__))

import numpy as np
from PIL import Image

import light
import places
import studio
import things

PARTS = os.path.join(os.path.dirname(__file__), "../../../src/features/pictures/parts")
WALL = (0.72, 0.75, 0.75)


def names(folder, ending):
    where = os.path.join(PARTS, folder)
    return sorted(f[: -len(ending)] for f in os.listdir(where) if f.endswith(ending)) if os.path.isdir(where) else []


def average(path, tint=None):
    """The color painted while a picture loads."""
    linear = studio.decode(np.asarray(Image.open(path).convert("RGB"))).reshape(-1, 3).mean(0)
    if tint:
        linear = linear + studio.decode(np.asarray(Image.open(tint).convert("L"))).mean() * np.array(WALL)
    return "#%02x%02x%02x" % tuple(int(c) for c in studio.encode(linear))


def size(path):
    width, height = Image.open(path).size
    return {"width": width, "height": height}


def place_rows():
    rows = {}
    for name in names("places", ".webp"):
        _build, _arguments, hour, season, kinds, far = places.PLACES[name]
        path = f"{PARTS}/places/{name}.webp"
        rows[name] = {
            **size(path), "camera": "thing" if kinds in (["thing"], ["table"]) else "near", "far": far, "season": season,
            "light": hour, "lightColor": list(light.LIGHTS[hour]["tone"]), "kinds": kinds, "color": average(path),
        }
    return rows


def plate_rows(folder):
    rows = {}
    for name in names(folder, "-plate.webp"):
        path, tint = f"{PARTS}/{folder}/{name}-plate.webp", f"{PARTS}/{folder}/{name}-tint.webp"
        tinted = os.path.exists(tint)
        rows[name] = {**size(path), "tinted": tinted, "color": average(path, tint if tinted else None)}
    return rows


def thing_rows():
    rows = {}
    for name in names("things", "-base.webp"):
        path = f"{PARTS}/things/{name}-base.webp"
        alpha = Image.open(path).getchannel("A").point(lambda a: 255 if a > 8 else 0)
        x0, y0, x1, y1 = alpha.getbbox()
        rows[name] = {**size(path), "tint": things.THINGS[name][3], "box": [x0, y0, x1, y1]}
    return rows


def write(name, rows):
    if rows:
        with open(f"{PARTS}/{name}.json", "w") as file:
            json.dump(rows, file, indent=2)
            file.write("\n")
        print(name, len(rows))


write("places", place_rows())
write("homes", plate_rows("homes"))
write("rooms", plate_rows("rooms"))
write("things", thing_rows())
