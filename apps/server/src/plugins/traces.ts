import { defaultTextMapGetter, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode } from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';

type TracesOptions = {
  /** A collector of the OpenTelemetry protocol over HTTP, as OTEL_EXPORTER_OTLP_ENDPOINT has it: `/v1/traces` is added. */
  endpoint: string;
  version: string;
  /** Whether a trace that a request brings along is resumed: only our proxy is believed. */
  isProxyTrusted: boolean;
};

/**
 * A span of OpenTelemetry a request, named by its route as the semantic conventions of HTTP have it. It holds neither addresses,
 * queries nor ids of people: the id of the request leads to its line in the log. A collector that is away costs the spans, nothing else.
 */
export const tracesPlugin = fastifyPlugin(
  async (app: FastifyInstance, { endpoint, version, isProxyTrusted }: TracesOptions) => {
    const url = `${endpoint.replace(/\/$/, '')}/v1/traces`;
    const provider = new TracerProvider({
      resource: resourceFromAttributes({ 'service.name': 'greenroom', 'service.version': version }),
      spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url }) })],
    });
    const tracer = provider.getTracer('greenroom');
    const propagator = new W3CTraceContextPropagator();
    const spans = new WeakMap<FastifyRequest, Span>();

    app.addHook('onRequest', async (request) => {
      const parent = isProxyTrusted
        ? propagator.extract(ROOT_CONTEXT, request.headers, defaultTextMapGetter)
        : ROOT_CONTEXT;
      const route = request.routeOptions.url;
      const attributes = { 'http.request.method': request.method, 'greenroom.request_id': request.id };
      const span = tracer.startSpan(
        `${request.method}${route ? ` ${route}` : ''}`,
        { kind: SpanKind.SERVER, attributes },
        parent,
      );
      if (route) span.setAttribute('http.route', route);
      spans.set(request, span);
    });
    app.addHook('onResponse', async (request, reply) => {
      const span = spans.get(request);
      span?.setAttribute('http.response.status_code', reply.statusCode);
      if (reply.statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
      span?.end();
    });
    app.addHook('onRequestAbort', async (request) => {
      const span = spans.get(request);
      span?.setStatus({ code: SpanStatusCode.ERROR, message: 'the client left' });
      span?.end();
    });
    // Spans of the last seconds are still here.
    app.addHook('onClose', () => provider.shutdown().catch((error: unknown) => app.log.warn({ err: error }, 'traces')));
  },
);
