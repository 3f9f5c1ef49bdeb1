/** Written into links by others to follow people around; they change nothing on a page. */
const TRACKING =
  /^(utm_.*|fbclid|gclid|gbraid|wbraid|dclid|msclkid|mc_cid|mc_eid|igshid|ttclid|twclid|yclid|_ga|_gl|ref_src)$/;

export const isTracking = (name: string): boolean => TRACKING.test(name);
