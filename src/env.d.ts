/// <reference types="astro/client" />

declare namespace App {
  interface Locals {
    /** Who is asking. Set by middleware; what they may do is decided by pages and verbs. */
    ctx: import('./platform/context.ts').Ctx;
    /** What the page is near by its address; null where it names no place. */
    place?: import('./features/places/rules/kept-place.ts').KeptPlace | null;
  }
}
