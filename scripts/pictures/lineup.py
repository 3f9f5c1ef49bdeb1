"""A quick look at many models in one rough render: lineup.py VIEW OUT SAMPLES SCALE NAME …  (SCALE: metres across one cell)"""

import math
import sys

import bpy
import layers
import studio
from models_all import build

PAINTS = [(0.32, 0.012, 0.015), (0.55, 0.56, 0.57), (0.012, 0.04, 0.16), (0.78, 0.78, 0.76), (0.10, 0.11, 0.12), (0.035, 0.075, 0.05), (0.30, 0.10, 0.01)]


def main(view, out, samples, cell, names):
    columns = 3
    rows = -(-len(names) // columns)
    scene = studio.start_scene(1050, samples, transparent=False)
    scene.render.resolution_y = rows * 250
    scene.cycles.max_bounces = 3
    camera = scene.camera
    camera.data.type = "ORTHO"
    camera.data.ortho_scale = cell * columns
    camera.data.shift_y = 0
    pitch = math.radians(6)
    camera.location = (0, -60 * math.cos(pitch), 60 * math.sin(pitch))
    camera.rotation_euler = (math.pi / 2 - pitch, 0, 0)
    for k, name in enumerate(names):
        before = set(bpy.data.objects)
        table = build(name).table
        paint = bpy.data.materials["paint"].copy()
        paint.node_tree.nodes["Principled BSDF"].inputs["Base Color"].default_value = (*PAINTS[k % len(PAINTS)], 1)
        for thing in set(bpy.data.objects) - before:
            for slot in thing.material_slots if thing.type in ("MESH", "CURVE") else ():
                if slot.material.name == "paint":
                    slot.link = "OBJECT"
                    slot.material = paint
        table.rotation_euler = (0, 0, math.radians(studio.VIEWS[view]))
        table.location = ((k % columns - 1) * cell, 0, ((rows - 1) / 2 - k // columns) * cell * 250 / 350 - cell * 0.16)
        size, (x, _, z) = cell * 0.49, table.location
        studio.add_mesh("floor", [(x - size, -cell, z), (x + size, -cell, z), (x + size, cell, z), (x - size, cell, z)], [(0, 1, 2, 3)], studio.material("floor", (0.25, 0.25, 0.25), rough=0.9))
    scene.render.filepath = out
    with layers.alone():
        bpy.ops.render.render(write_still=True)


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], int(sys.argv[3]), float(sys.argv[4]), sys.argv[5:])
