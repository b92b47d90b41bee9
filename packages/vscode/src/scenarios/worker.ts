// Scenarios run in a worker of their own, where VS Code runs in a browser.
import '@undercroft/workbench/scenario-worker';
