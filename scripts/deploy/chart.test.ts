import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { secretVariables, variableNames } from '../../src/platform/server/config.ts';
import { pairsOf, stagesOf } from './testing/dockerfile.ts';
import { renderChart, renderTemplate, type Values } from './testing/render-chart.ts';

const folder = 'deploy/helm/plein';
const least: Values = { existingSecret: 'plein', settings: { S3_BUCKET: 'files', BACKUP_S3_BUCKET: 'backups' } };
const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
const image = stagesOf(readFileSync('Dockerfile', 'utf8')).at(-1) ?? [];
const oneOf = (wanted: string) => image.find(({ name }) => name === wanted)?.text ?? '';

interface Probe {
  httpGet: { path: string; port: string };
}
interface Container {
  image: string;
  env: { name: string; value: string }[];
  envFrom: { secretRef: { name: string } }[];
  ports: { name: string; containerPort: number }[];
  startupProbe: Probe;
  livenessProbe: Probe;
  readinessProbe: Probe;
  securityContext: object;
  resources: object;
  volumeMounts: { name: string; mountPath: string }[];
}
interface Deployment {
  spec: {
    replicas: number;
    selector: { matchLabels: object };
    strategy: { rollingUpdate: object };
    template: {
      metadata: { labels: object };
      spec: {
        containers: Container[];
        securityContext: object;
        volumes: { name: string }[];
        terminationGracePeriodSeconds: number;
      };
    };
  };
}

function deploymentWith(values: Values) {
  const { spec } = renderChart(folder, { ...least, ...values }).objects.get('Deployment') as unknown as Deployment;
  const container = spec.template.spec.containers[0] as Container;
  return { spec, pod: spec.template.spec, container };
}

describe('the chart', () => {
  it('is of this version, and runs the image of it', () => {
    expect(renderChart(folder, least).chart.appVersion).toBe(version);
    expect(deploymentWith({}).container.image).toBe(`plein:${version}`);
    const elsewhere = { image: { repository: 'registry.example/plein', tag: 'next' } };
    expect(deploymentWith(elsewhere).container.image).toBe('registry.example/plein:next');
  });

  it('asks whether it is ready before it sends visitors, and restarts what does not live', () => {
    const { container } = deploymentWith({});
    expect(container.readinessProbe.httpGet).toEqual({ path: '/readyz', port: 'http' });
    expect(container.livenessProbe.httpGet).toEqual({ path: '/healthz', port: 'http' });
    expect(container.startupProbe.httpGet).toEqual({ path: '/healthz', port: 'http' });
    expect(container.ports).toEqual([{ name: 'http', containerPort: Number(oneOf('EXPOSE')) }]);
  });

  it('replaces pods without a moment with fewer, and gives each time to finish', () => {
    const { spec, pod, container } = deploymentWith({ drainSeconds: 7, shutdownSeconds: 40, replicas: 3 });
    expect(spec.replicas).toBe(3);
    expect(spec.strategy.rollingUpdate).toEqual({ maxUnavailable: 0, maxSurge: 1 });
    expect(pod.terminationGracePeriodSeconds).toBeGreaterThan(7 + 40);
    expect(container.env).toContainEqual({ name: 'DRAIN_SECONDS', value: '7' });
    expect(container.env).toContainEqual({ name: 'SHUTDOWN_SECONDS', value: '40' });
    expect(deploymentWith({}).container.env).toContainEqual({ name: 'DRAIN_SECONDS', value: '5' });
  });

  it('runs as the user of the image, reads its files only, and has no rights', () => {
    const { pod, container } = deploymentWith({});
    const [user, group] = oneOf('USER').split(':').map(Number);
    expect(pod.securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: user, runAsGroup: group });
    expect(container.securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    });
    const data = pairsOf(oneOf('ENV')).get('DATA_DIR');
    expect(container.volumeMounts).toContainEqual({ name: 'data', mountPath: data });
  });

  it('sets only what there is to set, and secrets by their secret alone', () => {
    const { container } = deploymentWith({ settings: { S3_BUCKET: 'files', PUBLIC_URL: 'https://www.example.nl' } });
    const names = container.env.map(({ name }) => name);
    expect(names.filter((name) => !variableNames.includes(name))).toEqual([]);
    expect(names.filter((name) => (secretVariables as readonly string[]).includes(name))).toEqual([]);
    expect(container.env).toContainEqual({ name: 'PUBLIC_URL', value: 'https://www.example.nl' });
    expect(container.envFrom).toEqual([{ secretRef: { name: 'plein' } }]);
    const told = readFileSync(`${folder}/values.yaml`, 'utf8').match(/\b[A-Z][A-Z0-9]*_[A-Z0-9_]+\b/g) ?? [];
    expect(told.filter((name) => !variableNames.includes(name))).toEqual([]);
  });

  it('keeps uploads in a shared volume where there is no bucket', () => {
    const { pod, container } = deploymentWith({ files: { existingClaim: 'uploads' } });
    expect(container.volumeMounts).toContainEqual({ name: 'files', mountPath: '/data/assets' });
    expect(pod.volumes).toContainEqual({ name: 'files', persistentVolumeClaim: { claimName: 'uploads' } });
  });

  it('keeps backups in a shared volume where there is no bucket for them, and says where they go', () => {
    const withClaim = { settings: { S3_BUCKET: 'files' }, backups: { existingClaim: 'kept' } };
    const { pod, container } = deploymentWith(withClaim);
    expect(container.env).toContainEqual({ name: 'BACKUP_FOLDER', value: '/backups' });
    expect(container.volumeMounts).toContainEqual({ name: 'backups', mountPath: '/backups' });
    expect(pod.volumes).toContainEqual({ name: 'backups', persistentVolumeClaim: { claimName: 'kept' } });
    expect(deploymentWith({}).container.env.map(({ name }) => name)).not.toContain('BACKUP_FOLDER');
    const notes = (values: Values) => renderChart(folder, { ...least, ...values }).notes.replaceAll(/\s+/g, ' ');
    expect(notes(withClaim)).toContain('The folder is the volume kept.');
    expect(notes({})).toContain('Choose the bucket there');
    expect(notes({ backups: { elsewhere: true } })).toContain('what it writes goes with the pod');
  });

  it('finds its own pods, for visitors and when machines are emptied', () => {
    const { objects } = renderChart(folder, least);
    const { spec } = deploymentWith({});
    expect(spec.template.metadata.labels).toMatchObject(spec.selector.matchLabels);
    expect(objects.get('Service')).toMatchObject({
      spec: { selector: spec.selector.matchLabels, ports: [{ name: 'http', port: 80, targetPort: 'http' }] },
    });
    expect(objects.get('PodDisruptionBudget')).toMatchObject({ spec: { maxUnavailable: 1, selector: spec.selector } });
    expect(renderChart(folder, { ...least, replicas: 1 }).objects.has('PodDisruptionBudget')).toBe(false);
  });

  it('has an ingress when asked', () => {
    expect(renderChart(folder, least).objects.has('Ingress')).toBe(false);
    const ingress = { enabled: true, className: 'nginx', hosts: ['a.example', 'b.example'], tlsSecret: 'certificate' };
    expect(renderChart(folder, { ...least, ingress }).objects.get('Ingress')).toMatchObject({
      spec: {
        ingressClassName: 'nginx',
        tls: [{ secretName: 'certificate', hosts: ['a.example', 'b.example'] }],
        rules: [{ host: 'a.example' }, { host: 'b.example' }],
      },
    });
  });
});

describe('the values of the chart', () => {
  const schema = JSON.parse(readFileSync(`${folder}/values.schema.json`, 'utf8')) as object;
  const isAllowed = new Ajv({ strict: false }).compile(schema);
  const isTaken = (given: Values) => isAllowed(renderChart(folder, given).values);

  it('are refused until there are a secret, a place for files and one for backups', () => {
    const existingSecret = 'plein';
    const files = { existingClaim: 'uploads' };
    const settings = { S3_BUCKET: 'files' };
    expect(isTaken({})).toBe(false);
    expect(isTaken({ existingSecret })).toBe(false);
    expect(isTaken({ settings: least.settings })).toBe(false);
    expect(isTaken({ existingSecret, files })).toBe(false);
    expect(isTaken({ existingSecret, settings })).toBe(false);
    expect(isTaken({ existingSecret, settings, backups: { existingClaim: '' } })).toBe(false);
    expect(isTaken({ existingSecret, settings, backups: { elsewhere: false } })).toBe(false);
    expect(isTaken(least)).toBe(true);
    expect(isTaken({ existingSecret, settings, backups: { existingClaim: 'kept' } })).toBe(true);
    expect(isTaken({ existingSecret, files, backups: { elsewhere: true } })).toBe(true);
    expect(isTaken({ existingSecret, files, settings: { BACKUP_S3_BUCKET: 'backups' } })).toBe(true);
  });

  it.each([
    { replicas: 0 },
    { shutdownSeconds: 'long' },
    { drainSeconds: -1 },
    ...[
      { DATA_DIR: '/elsewhere' },
      { DATABASE_URL: 'postgresql://a:b@c/d' },
      // It would be a folder of a pod.
      { BACKUP_FOLDER: '/data/backups' },
      { CACHE_MAX_MB: 64 },
    ].map((one) => ({ settings: { ...(least.settings as Values), ...one } })),
    { imagePullSecret: 'unknown' },
  ])('%j is refused', (given) => expect(isTaken({ ...least, ...given })).toBe(false));
});

describe('what reads the templates here', () => {
  it.each([
    '{{ include "a" . }}',
    '{{ .Values.missing }}',
    '{{ if .Values.a }}',
    '{{ end }}',
    '{{ .Values.a | upper }}',
  ])('refuses %s', (text) => expect(() => renderTemplate(text, { Values: { a: 1 } })).toThrow('The chart'));
});
