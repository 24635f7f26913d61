// Module federation gives a shared package to the widgets only if the host itself imports it.
import '@reduxjs/toolkit';
import 'qs';
import 'react-redux';
