"""Every thing by its key: who builds it, how large it is, how it is turned, what takes its color."""
import light
import shapes as sh
import studio
import stuff
import things_furniture as f
import things_home as h
import things_sports as s
import things_tools as t

# key: builder, the extent that fills the picture in meters, degrees it is turned, what takes the color
THINGS = {
    "dresser": (f.dresser, 1.35, 24, "wood"),
    "bookcase": (f.bookcase, 1.95, 26, "wood"),
    "dining-chair": (f.dining_chairs, 1.3, 0, "wood"),
    "floor-lamp": (f.floor_lamp, 1.75, 0, None),
    "sectional-sofa": (f.sofa, 2.35, 18, "cloth"),
    "roll-top-desk": (f.roll_top_desk, 1.5, 24, "wood"),
    "crib": (f.crib, 1.55, 24, "wood"),
    "upright-piano": (f.upright_piano, 1.6, 24, "wood"),
    "drill": (t.drill, 0.46, 18, "paint"),
    "table-saw": (t.table_saw, 1.3, 28, "paint"),
    "clamps": (t.clamps, 1.25, 14, "paint"),
    "socket-set": (t.socket_set, 0.52, 16, None),
    "tool-chest": (t.tool_chest, 1.45, 24, "paint"),
    "coats": (t.coats, 1.75, 12, None),
    "boots": (t.boots, 0.42, 40, "leather"),
    "stroller": (t.stroller, 1.25, 48, "cloth"),
    "moving-boxes": (t.moving_boxes, 1.2, 10, None),
    "train-set": (t.train_set, 0.86, 8, None),
    "bricks": (t.bricks, 0.72, 0, None),
    "picture-books": (t.picture_books, 0.8, 6, None),
    "cookbooks": (t.cookbooks, 0.62, 26, None),
    "baseball-cards": (t.baseball_cards, 0.62, 14, None),
    "fabric": (t.fabric, 0.85, 14, None),
    "string-lights": (t.string_lights, 0.62, 0, None),
    "turntable": (h.turntable, 0.6, 22, "wood"),
    "monitor": (h.monitor, 0.62, 18, None),
    "tv": (h.tv, 1.5, 14, None),
    "stand-mixer": (h.stand_mixer, 0.5, 58, "paint"),
    "cast-iron-pans": (h.cast_iron_pans, 0.66, 0, None),
    "bowls": (h.bowls, 0.62, 0, None),
    "washer-dryer": (h.washer_dryer, 1.4, 22, "paint"),
    "acoustic-guitar": (h.acoustic_guitar, 1.15, 16, None),
    "records": (h.records, 0.86, 16, None),
    "mantel-clock": (h.mantel_clock, 0.6, 20, "wood"),
    "framed-prints": (h.framed_prints, 0.95, 8, "wood"),
    "brooches": (h.brooches, 0.44, 14, None),
    "terracotta-pots": (h.terracotta_pots, 0.95, 0, None),
    "pinball": (h.pinball, 1.9, 36, "paint"),
    "box": (h.plain_box, 0.72, 28, None),
    "road-bike": (s.road_bike, 1.6, 14, "paint"),
    "kayak": (s.kayak, 2.7, 18, "paint"),
    "tent": (s.tent, 2.6, 20, "cloth"),
    "fishing-rods": (s.fishing_rods, 1.9, 14, None),
    "push-mower": (s.push_mower, 1.35, 32, "paint"),
    "zero-turn-mower": (s.zero_turn_mower, 1.75, 36, "paint"),
    "playset": (s.playset, 4.0, 16, "wood"),
    "hot-tub": (s.hot_tub, 2.35, 24, "wood"),
}
FULL = 1.95  # meters that a thing fills at its place
AWAY = 4.6


def look(scene):
    """The camera of things and of the grounds they stand on."""
    light.look(scene, (0, -AWAY, 1.5), (0, 0), 50, -0.17)


def soft_light(scene):
    """A large soft sun from the right: a thing on a table in the shade."""
    import bpy
    import math

    light.set_light(scene, "noon", sun=(42, 48))
    sun = bpy.data.objects["sun"].data
    sun.angle, sun.energy = math.radians(20), 3.3


def build(scene, name):
    make, extent, turn, _tint = THINGS[name]
    look(scene)
    soft_light(scene)
    with sh.frame((0, 0.15, 0), -turn, FULL / extent):
        make()
    studio.add_ground((0.30, 0.29, 0.27))
