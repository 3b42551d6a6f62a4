import { mount } from "svelte";
import App from "./App.svelte";
import "virtual:fonts.css";
import "./base.css";
import "./tokens.css";

const target = document.getElementById("page");
if (target) mount(App, { target });
