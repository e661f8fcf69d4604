/* global document, SwaggerUIBundle, URL */
// The policy of /docs allows no script in the page itself.
SwaggerUIBundle({
  url: new URL('../openapi.json', document.currentScript.src).href,
  dom_id: '#reference',
  deepLinking: true,
  docExpansion: 'list',
  defaultModelsExpandDepth: 0,
  // A validator elsewhere would be told the address of this service.
  validatorUrl: null,
});
