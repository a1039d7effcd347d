import swagger from '@fastify/swagger';
import { API_BASE_PATH } from '@greenroom/contract/constants';
import scalar from '@scalar/fastify-api-reference';
import type { FastifyInstance, FastifyReply } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { hashInlineScripts } from './headers.ts';

const DOCS_PAGE = '/api/docs/';

/** The reference starts itself by an inline script: this very one may run on its page, and no other. */
function allowOwnScripts(reply: FastifyReply, page: string): void {
  const policy = String(reply.getHeader('content-security-policy'));
  const sources = ["script-src 'self'", ...hashInlineScripts(page)].join(' ');
  reply.header('content-security-policy', policy.replace("script-src 'self'", sources));
}

/** The API reference at `/api/docs`, made from the contract. It makes local requests only. */
export const docsPlugin = fastifyPlugin(async (app: FastifyInstance, options: { version: string }) => {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Greenroom', version: options.version, description: `The API below ${API_BASE_PATH}.` },
      components: {
        securitySchemes: { accessToken: { type: 'apiKey', in: 'header', name: 'x-access-token' } },
      },
    },
    transform: jsonSchemaTransform,
    transformObject: jsonSchemaTransformObject,
  });
  app.addHook('onSend', async (request, reply, payload) => {
    if (request.url.split('?', 1)[0] === DOCS_PAGE && typeof payload === 'string') allowOwnScripts(reply, payload);
    return payload;
  });
  await app.register(scalar, {
    routePrefix: '/api/docs',
    configuration: {
      telemetry: false,
      withDefaultFonts: false,
      agent: { disabled: true },
    } as Record<string, unknown>,
  });
});
