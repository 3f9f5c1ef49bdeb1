export const browserWords = {
  notReachable: 'We couldn’t reach the server. Your draft is saved on this device. Try again.',
};
