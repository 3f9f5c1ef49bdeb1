export const browserWords = {
  notReachable: 'We couldn’t connect. Your draft is saved on this device. Try again.',
};
