import { projectNamed } from './tested-projects.ts';

export default projectNamed('server');
