import { mount } from "svelte";
import App from "./App.svelte";
import "virtual:fonts.css";
import "./base.css";
import "./tokens.css";

// A shared link names its table in the path for those who draw previews; the page itself needs only what follows the #.
if (location.pathname !== "/") history.replaceState(null, "", `/${location.hash}`);

const target = document.getElementById("page");
if (target) mount(App, { target });
