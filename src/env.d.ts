/// <reference types="astro/client" />

declare namespace App {
  interface Locals {
    /** Who is asking. Set by middleware; what they may do is decided by pages and verbs. */
    ctx: import('./platform/context.ts').Ctx;
  }
}
