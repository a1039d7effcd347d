import swagger from '@fastify/swagger';
import type { Endpoint } from '@greenroom/contract/endpoint';
import { API_BASE_PATH } from '@greenroom/contract/routes';
import scalar from '@scalar/fastify-api-reference';
import Fastify, { type FastifyInstance } from 'fastify';
import {
  jsonSchemaTransform,
  jsonSchemaTransformObject,
  serializerCompiler,
  validatorCompiler,
} from 'fastify-type-provider-zod';
import { type OpenApi, showNullTexts } from './null-texts-schema.ts';
import { ACCESS_TOKEN, referenceSchema } from './reference-schema.ts';
import { routeUrl } from './route-schema.ts';

type ReferenceOptions = { path: string; version: string; endpoints: Record<string, Endpoint> };

const nounsOf = (endpoints: Record<string, Endpoint>): string[] => [
  ...new Set(Object.values(endpoints).map(({ noun }) => noun)),
];

/** "cover-letter" is "Cover letter". */
const headingOf = (noun: string): string => noun.charAt(0).toUpperCase() + noun.slice(1).replaceAll('-', ' ');

/** An application that knows every row of the contract's table, answers none of them, and serves their description. */
export async function buildReference({ path, version, endpoints }: ReferenceOptions): Promise<FastifyInstance> {
  const app = Fastify();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Greenroom', version, description: `The API below ${API_BASE_PATH}.` },
      tags: nounsOf(endpoints).map((name) => ({ name, 'x-displayName': headingOf(name) })),
      components: {
        securitySchemes: { [ACCESS_TOKEN]: { type: 'apiKey', in: 'header', name: 'x-access-token' } },
      },
    },
    transform: jsonSchemaTransform,
    transformObject: (document) => showNullTexts(jsonSchemaTransformObject(document) as OpenApi),
  });
  for (const endpoint of Object.values(endpoints)) {
    app.route({
      method: endpoint.method,
      url: routeUrl(endpoint),
      schema: referenceSchema(endpoint),
      handler: (_request, reply) => reply.code(404).send(),
    });
  }
  await app.register(scalar, {
    routePrefix: path as `/${string}`,
    configuration: {
      telemetry: false,
      withDefaultFonts: false,
      pageTitle: 'Greenroom API',
      // The vendor's own tools and links: this page is about our API alone.
      agent: { disabled: true },
      mcp: { disabled: true },
      hideClientButton: true,
      showDeveloperTools: 'never',
      customCss: '.darklight-reference a { display: none }',
    } as Record<string, unknown>,
  });
  await app.ready();
  return app;
}
