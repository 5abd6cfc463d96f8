/** Which exporter the standard variables of OpenTelemetry ask for; undefined: no traces are taken, which is the default. */
export function exporterOf(env: NodeJS.ProcessEnv): 'otlp' | 'console' | undefined {
  const said = (name: string): string => env[name]?.trim() ?? '';
  if (said('OTEL_SDK_DISABLED').toLowerCase() === 'true') return undefined;
  const exporters = said('OTEL_TRACES_EXPORTER').toLowerCase().split(',');
  if (exporters.includes('console')) return 'console';
  if (exporters.includes('otlp')) return 'otlp';
  const endpoint = said('OTEL_EXPORTER_OTLP_TRACES_ENDPOINT') || said('OTEL_EXPORTER_OTLP_ENDPOINT');
  return exporters.join('') === '' && endpoint !== '' ? 'otlp' : undefined;
}
