export { PostHog } from 'posthog-node';
