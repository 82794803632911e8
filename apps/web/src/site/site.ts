import './site.css';
import { followOwnProject } from './own-project-behaviour.ts';
import { followSample } from './sample-behaviour.ts';
import { followHeader } from './site-header-behaviour.ts';

followHeader();
followSample();
followOwnProject();
