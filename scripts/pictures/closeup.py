"""A camera close to something, and where its points fall in the picture."""

import bpy
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Vector


def look(scene, eye, target, lens):
    camera = scene.camera
    camera.data.lens, camera.data.shift_y = lens, 0
    camera.data.clip_start = 0.02
    camera.location = eye
    camera.rotation_euler = (Vector(target) - Vector(eye)).to_track_quat("-Z", "Y").to_euler()


def pixel(scene, point):
    bpy.context.view_layer.update()
    x, y, _ = world_to_camera_view(scene, scene.camera, Vector(point))
    return [round(x * scene.render.resolution_x, 1), round((1 - y) * scene.render.resolution_y, 1)]
