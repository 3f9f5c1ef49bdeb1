import { LIGHT, lightOf, toByte } from './linear-light.ts';
import type { Layer } from './layers.ts';

/** What stands in a place: all but its color, the light on what has color, and the shadow it throws. */
export type Standing = { readonly base: Layer; readonly tint: Layer | null; readonly shadow: Layer | null };

/** Sets a thing of this color into a place: its shadow falls on the ground, and its paint takes the place's light. */
export function setIntoPlace(
  place: Layer,
  { base, tint, shadow }: Standing,
  color: string,
  light: readonly [number, number, number],
): Layer {
  const paint = lightOf(color);
  const out = new Uint8Array(place.width * place.height * 3);
  const pixels = place.width * place.height;
  for (let at = 0; at < pixels; at++) {
    const alpha = (base.data[at * 4 + 3] as number) / 255;
    const lit = shadow ? 1 - (shadow.data[at] as number) / 255 : 1;
    const diffuse = tint ? (LIGHT[tint.data[at] as number] as number) : 0;
    for (let channel = 0; channel < 3; channel++) {
      const ground = (LIGHT[place.data[at * 3 + channel] as number] as number) * lit;
      const own = (LIGHT[base.data[at * 4 + channel] as number] as number) * alpha;
      const shone = (own + diffuse * (paint[channel] as number)) * (light[channel] as number);
      out[at * 3 + channel] = toByte(ground * (1 - alpha) + shone);
    }
  }
  return { data: out, width: place.width, height: place.height, channels: 3 };
}

/** A whole picture whose one material takes another color. */
export function tintPicture(picture: Layer, tint: Layer, color: string): Layer {
  const paint = lightOf(color);
  const out = new Uint8Array(picture.data.length);
  for (let at = 0; at < picture.width * picture.height; at++) {
    const diffuse = LIGHT[tint.data[at] as number] as number;
    for (let channel = 0; channel < 3; channel++) {
      const own = LIGHT[picture.data[at * 3 + channel] as number] as number;
      out[at * 3 + channel] = toByte(own + diffuse * (paint[channel] as number));
    }
  }
  return { ...picture, data: out };
}

/** The same picture with left and right exchanged. */
export function mirror({ data, width, height, channels }: Layer): Layer {
  const out = new Uint8Array(data.length);
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) {
      const from = (row * width + column) * channels;
      out.set(data.subarray(from, from + channels), (row * width + width - 1 - column) * channels);
    }
  return { data: out, width, height, channels };
}
