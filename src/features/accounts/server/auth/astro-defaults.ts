/** auth-astro wants one configuration when it loads. Ours are made per request from the running services (config.ts). */
export default {};
