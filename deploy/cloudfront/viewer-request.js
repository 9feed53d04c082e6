// A CloudFront Function (runtime cloudfront-js-2.0, event "viewer request") for a bucket that holds dist/.
// It asks the bucket for the file of a page, and leads other ways of writing an address to the page itself.

// eslint-disable-next-line no-unused-vars -- CloudFront calls the function by this name.
function handler(event) {
  const { request } = event;
  // Two slashes at the start of a redirect would name another host.
  const uri = request.uri.replace(/^\/{2,}/, '/');
  const page = uri.replace(/(\/index)?\.html$|\/index$|\/$/, '') || '/';
  if (page !== request.uri) return movedTo(page, request.querystring);
  request.uri = uri === '/' ? '/index.html' : fileOf(uri);
  return request;
}

/** Names in the last step of a path that have an ending are files. */
function fileOf(uri) {
  return /\.\w+$/.test(uri) ? uri : `${uri}.html`;
}

function movedTo(page, querystring) {
  const query = Object.keys(querystring).map((name) => `${name}=${querystring[name].value}`);
  const value = query.length === 0 ? page : `${page}?${query.join('&')}`;
  return {
    statusCode: 301,
    statusDescription: 'Moved Permanently',
    headers: { location: { value } },
  };
}
