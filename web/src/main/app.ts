import './style/fonts.css';
import './style/tokens.css';
import './style/base.css';
import { mount } from 'svelte';
import { sprite } from './tiles/art';
import App from './pages/TilesPage.svelte';

document.body.insertAdjacentHTML('afterbegin', sprite());
mount(App, { target: document.getElementById('app')! });
