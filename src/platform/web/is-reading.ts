/** Whether a request, of Node or of the web, only asks. */
export const isReading = ({ method }: { readonly method?: string | undefined }): boolean =>
  method === 'GET' || method === 'HEAD';
