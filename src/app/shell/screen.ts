/** The door through which a plain page counts a screen or a moment; loaded only for visitors who agreed to that. */
export { noteScreen } from '#platform/browser/screens.ts';
