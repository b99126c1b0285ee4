import './style/fonts.css';
import './style/tokens.css';
import './style/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { follow } from './state/settings.svelte';

/// The tiles are a part of their own, and everything waits only for the words.
void import('./tiles/art').then(({ sprite }) => document.body.insertAdjacentHTML('afterbegin', sprite()));
follow();
mount(App, { target: document.getElementById('app')! });
