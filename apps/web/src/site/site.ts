import './site.css';
import { followSample } from './sample-behaviour.ts';
import { followHeader } from './site-header-behaviour.ts';

followHeader();
followSample();
