declare module '*.css' {
  /** the rules as text, where they are imported so */
  const rules: string;
  export default rules;
}

declare module 'us-atlas/states-10m.json' {
  const topology: import('topojson-specification').Topology;
  export default topology;
}

declare module 'world-atlas/countries-50m.json' {
  const topology: import('topojson-specification').Topology;
  export default topology;
}
