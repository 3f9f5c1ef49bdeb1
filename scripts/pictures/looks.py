"""The materials vehicles are made of, each by one name."""

import studio


def looks():
    m = studio.material
    return {
        "paint": studio.paint_material(),
        "glass": studio.glass_material("glass", (0.34, 0.38, 0.38)),
        "dark glass": studio.glass_material("dark glass", (0.07, 0.075, 0.08)),
        "lens": studio.glass_material("lens", (0.93, 0.95, 0.97)),
        "gloss": m("gloss", (0.006, 0.006, 0.007), rough=0.08, coat=1),
        "plastic": m("plastic", (0.022, 0.022, 0.024), rough=0.55),
        "rubber": m("trim rubber", (0.012, 0.012, 0.012), rough=0.7),
        "gap": m("gap", (0.004, 0.004, 0.004), rough=0.9, specular=0.1),
        "dark": m("dark", (0.006, 0.006, 0.006), rough=0.9, specular=0.1),
        "chrome": m("chrome", (0.80, 0.81, 0.83), 1, 0.08),
        "satin": m("satin", (0.48, 0.49, 0.50), 0.9, 0.32),
        "housing": m("housing", (0.10, 0.10, 0.11), 0.8, 0.25),
        "reflector": m("reflector", (0.85, 0.86, 0.88), 1, 0.12),
        "led": m("led", (0.9, 0.95, 1.0), rough=0.3, emission=1.6),
        "amber": m("amber", (0.75, 0.22, 0.01), rough=0.15, coat=1, emission=0.15),
        "tail": m("tail", (0.32, 0.004, 0.006), rough=0.12, coat=1, emission=0.06),
        "taillight": m("taillight", (0.75, 0.015, 0.012), rough=0.2, coat=1, emission=0.75, emission_color=(1, 0.03, 0.02)),
        "clear": m("clear tail", (0.62, 0.58, 0.58), 0.2, 0.12, 1),
        "seat": m("seat", (0.055, 0.052, 0.050), rough=0.6),
        "liner": m("liner", (0.018, 0.018, 0.018), rough=0.9, specular=0.1),
        "headliner": m("headliner", (0.20, 0.195, 0.185), rough=0.9, specular=0.1),
        "plate": m("plate", (0.72, 0.73, 0.74), rough=0.5),
        "steel": m("plain steel", (0.22, 0.22, 0.23), 0.7, 0.45),
        "white": m("white", (0.78, 0.78, 0.76), rough=0.35, coat=0.6),
        "skid": m("skid", (0.34, 0.345, 0.35), 0.7, 0.4),
        "leather": m("leather", (0.16, 0.075, 0.035), rough=0.5),
        "cloth": m("cloth", (0.05, 0.05, 0.055), rough=0.9),
        "wood": m("wood", (0.22, 0.10, 0.04), rough=0.45, coat=0.5),
        "orange": m("orange reflector", (0.7, 0.2, 0.02), rough=0.2, coat=1),
    }
